// The one door to libxml2. Only the modules XLIFF and Evidence walk through it.
#pragma once
// libxml2's ICU bindings clash with Foundation's own ICU when both are seen in one build.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/encoding.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>

// The error became const in libxml2 2.12; one type of callback serves both.
typedef void (*CXMLErrorFunction)(void *context, const xmlError *error);

static inline void cxmlSetErrorFunction(xmlSAXHandler *handler, CXMLErrorFunction function) {
  handler->serror = (xmlStructuredErrorFunc)function;
}
