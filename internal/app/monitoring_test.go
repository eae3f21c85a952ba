package app_test

import (
	"fmt"
	"io"
	"maps"
	"net/http"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"myspace/internal/base/mailtest"
)

var (
	namedMetric = regexp.MustCompile("`((?:http|myspace|process|go)_[a-z_]+)`")
	toldMetric  = regexp.MustCompile(`(?m)^# TYPE (\S+) `)
)

// TestThePageOfMetricsIsTrue holds docs/operate/monitoring.md against a server: it
// names only figures that there are, and all of our own.
func TestThePageOfMetricsIsTrue(t *testing.T) {
	page, err := os.ReadFile("../../docs/operate/monitoring.md")
	must(t, err)
	named, told := found(namedMetric, string(page)), found(toldMetric, metricsOfAServer(t))
	if len(named) < 10 {
		t.Errorf("the page names only %d metrics", len(named))
	}
	for name := range named {
		if !told[name] {
			t.Errorf("the page names %s, and the server tells nothing of it", name)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(told)) {
		if own := strings.HasPrefix(name, "http_") || strings.HasPrefix(name, "myspace_"); own && !named[name] {
			t.Errorf("the server tells %s, and the page does not", name)
		}
	}
}

func found(pattern *regexp.Regexp, text string) map[string]bool {
	all := map[string]bool{}
	for _, match := range pattern.FindAllStringSubmatch(text, -1) {
		all[match[1]] = true
	}
	return all
}

// metricsOfAServer is what a server tells once somebody has asked it something.
func metricsOfAServer(t *testing.T) (text string) {
	t.Helper()
	c := settings(t)
	c.Addr, c.OpsAddr = fmt.Sprintf("127.0.0.1:%d", mailtest.FreePort(t)), fmt.Sprintf("127.0.0.1:%d", mailtest.FreePort(t))
	serve(t, c)
	for _, url := range []string{"http://" + c.Addr + "/healthz", "http://" + c.OpsAddr + "/metrics"} {
		req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, url, nil)
		must(t, err)
		resp, err := http.DefaultClient.Do(req)
		must(t, err)
		body, err := io.ReadAll(resp.Body)
		must(t, err)
		must(t, resp.Body.Close())
		text = string(body)
	}
	return text
}
