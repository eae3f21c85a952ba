package app_test

import (
	"log/slog"
	"strings"
	"sync"
	"testing"

	"go.yaml.in/yaml/v3"

	"myspace/internal/base/api"
)

// shape is what the description of a route says that it takes.
type shape struct {
	query, headers []string
	body           []string // names in the body's first level
	json           bool
}

// shapes is the part of openapi.yaml that we read.
type shapes struct {
	Paths      map[string]map[string]shapedOperation
	Components struct{ Schemas map[string]bodySchema }
}

type shapedOperation struct {
	OperationID string `yaml:"operationId"`
	Parameters  []struct{ Name, In string }
	RequestBody struct {
		Content map[string]struct{ Schema bodySchema }
	} `yaml:"requestBody"`
}

type bodySchema struct {
	Ref        string `yaml:"$ref"`
	Properties map[string]yaml.Node
}

func shapesOf(t *testing.T, r *api.Router) map[string]shape {
	t.Helper()
	text, err := r.OpenAPI()
	must(t, err)
	var d shapes
	must(t, yaml.Unmarshal(text, &d))
	all := map[string]shape{}
	for _, methods := range d.Paths {
		for _, op := range methods {
			all[op.OperationID] = d.shape(op)
		}
	}
	return all
}

func (d shapes) shape(op shapedOperation) (s shape) {
	for _, p := range op.Parameters {
		switch p.In {
		case "query":
			s.query = append(s.query, p.Name)
		case "header":
			s.headers = append(s.headers, p.Name)
		}
	}
	content, ok := op.RequestBody.Content["application/json"]
	s.json = ok
	body := content.Schema
	if body.Ref != "" {
		body = d.Components.Schemas[strings.TrimPrefix(body.Ref, "#/components/schemas/")]
	}
	for name := range body.Properties {
		s.body = append(s.body, name)
	}
	return s
}

// captureLog collects what is logged as a failure until the test ends.
func captureLog(t *testing.T) *strings.Builder {
	t.Helper()
	before, log := slog.Default(), &strings.Builder{}
	t.Cleanup(func() { slog.SetDefault(before) })
	slog.SetDefault(slog.New(slog.NewTextHandler(&oneAtATime{to: log}, &slog.HandlerOptions{Level: slog.LevelError})))
	return log
}

// oneAtATime lets several goroutines write.
type oneAtATime struct {
	mu sync.Mutex
	to *strings.Builder
}

func (w *oneAtATime) Write(p []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.to.Write(p)
}
