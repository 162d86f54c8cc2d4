// The one door to libmicrohttpd. Only the Preview module walks through it.
#pragma once
#include <arpa/inet.h>
#include <netinet/in.h>
#include <string.h>
#include <microhttpd.h>

// Swift sees no variadic functions, and no macros that cast.
static const uint64_t verbatim_unknown_size = MHD_SIZE_UNKNOWN;
static const ssize_t verbatim_end_of_stream = MHD_CONTENT_READER_END_OF_STREAM;
static const enum MHD_Result verbatim_yes = MHD_YES;
static const enum MHD_Result verbatim_no = MHD_NO;
static const enum MHD_ValueKind verbatim_headers = MHD_HEADER_KIND;
static const enum MHD_ValueKind verbatim_arguments = MHD_GET_ARGUMENT_KIND;
static const enum MHD_ResponseMemoryMode verbatim_copied = MHD_RESPMEM_MUST_COPY;

// Escapes stay in the path: what they may spell is judged by the module itself.
static size_t verbatim_keep_escapes(void *context, struct MHD_Connection *connection, char *text) {
  (void)context;
  (void)connection;
  return strlen(text);
}

// Starts a server on a port of the loopback address, 0 being any free one; NULL where it cannot.
static inline struct MHD_Daemon *verbatim_start(
    uint16_t port, unsigned int connections, unsigned int timeout, MHD_AccessHandlerCallback answer, void *context) {
  struct sockaddr_in address;
  memset(&address, 0, sizeof address);
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return MHD_start_daemon(
      MHD_USE_AUTO | MHD_USE_INTERNAL_POLLING_THREAD | MHD_ALLOW_SUSPEND_RESUME, port, NULL, NULL, answer, context,
      MHD_OPTION_SOCK_ADDR, (struct sockaddr *)&address, MHD_OPTION_CONNECTION_LIMIT, connections,
      MHD_OPTION_CONNECTION_TIMEOUT, timeout, MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)65536,
      MHD_OPTION_UNESCAPE_CALLBACK, verbatim_keep_escapes, NULL, MHD_OPTION_END);
}

// The port that a server listens on.
static inline uint16_t verbatim_port(struct MHD_Daemon *daemon) {
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
  return info ? info->port : 0;
}
