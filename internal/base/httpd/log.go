package httpd

import (
	"context"
	"fmt"
	"io"
	"log/slog"
)

// NewLogger returns a logger that writes text or json from the given level
// (debug, info, warn, error) on, and adds request, person and campus from the
// context to each entry. Both formats quote line ends: an entry is one line.
func NewLogger(w io.Writer, format, level string) (*slog.Logger, error) {
	var from slog.Level
	if err := from.UnmarshalText([]byte(level)); err != nil {
		return nil, fmt.Errorf("log level %q is not known: use debug, info, warn or error", level)
	}
	options := &slog.HandlerOptions{Level: from}
	switch format {
	case "text":
		return slog.New(contextHandler{slog.NewTextHandler(w, options)}), nil
	case "json":
		return slog.New(contextHandler{slog.NewJSONHandler(w, options)}), nil
	}
	return nil, fmt.Errorf("log format %q is not known: use text or json", format)
}

// contextHandler adds what the context knows of the request.
type contextHandler struct{ slog.Handler }

func (h contextHandler) Handle(ctx context.Context, record slog.Record) error {
	info := From(ctx)
	person, campus := info.caller()
	for _, a := range []slog.Attr{
		slog.String("request", info.RequestID), slog.String("person", person), slog.String("campus", campus),
	} {
		if a.Value.String() != "" {
			record.AddAttrs(a)
		}
	}
	return h.Handler.Handle(ctx, record)
}

func (h contextHandler) WithAttrs(attrs []slog.Attr) slog.Handler {
	return contextHandler{h.Handler.WithAttrs(attrs)}
}

func (h contextHandler) WithGroup(name string) slog.Handler {
	return contextHandler{h.Handler.WithGroup(name)}
}
