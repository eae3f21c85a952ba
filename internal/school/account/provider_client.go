package account

import (
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"slices"
	"time"
)

// maxProviderAnswer is how much of a provider's answer is read.
const maxProviderAnswer = 1 << 20

// newProviderClient returns the client for all calls to one provider: to its
// own hosts, by https, quick, small and without detours. What a provider tells
// us can so never make us call somebody else.
func newProviderClient(hosts []string) *http.Client {
	return &http.Client{
		Timeout: 10 * time.Second,
		CheckRedirect: func(*http.Request, []*http.Request) error {
			return errors.New("the provider may not redirect us")
		},
		Transport: &guardedTransport{hosts: hosts, next: &http.Transport{
			Proxy:                  http.ProxyFromEnvironment,
			DialContext:            (&net.Dialer{Timeout: 5 * time.Second}).DialContext,
			TLSHandshakeTimeout:    5 * time.Second,
			ResponseHeaderTimeout:  5 * time.Second,
			MaxResponseHeaderBytes: 64 << 10,
			ForceAttemptHTTP2:      true,
			MaxIdleConnsPerHost:    2,
			IdleConnTimeout:        time.Minute,
		}},
	}
}

// guardedTransport refuses requests to anybody but the hosts.
type guardedTransport struct {
	hosts []string
	next  http.RoundTripper
}

// RoundTrip sends a request if it may be sent, and bounds its answer.
func (g *guardedTransport) RoundTrip(req *http.Request) (*http.Response, error) {
	if !mayCall(req.URL, g.hosts) {
		return nil, fmt.Errorf("%s://%s is not an address of the provider", req.URL.Scheme, req.URL.Host)
	}
	res, err := g.next.RoundTrip(req)
	if err != nil {
		return nil, err
	}
	res.Body = struct {
		io.Reader
		io.Closer
	}{http.MaxBytesReader(nil, res.Body, maxProviderAnswer), res.Body}
	return res, nil
}

// mayCall reports whether an address is one of the hosts' and safe.
func mayCall(u *url.URL, hosts []string) bool { return isSafe(u) && slices.Contains(hosts, u.Host) }

// isSafe reports whether secrets may go to an address: by https, or without
// leaving the machine.
func isSafe(u *url.URL) bool {
	if u.User != nil || u.Host == "" {
		return false
	}
	ip, err := netip.ParseAddr(u.Hostname())
	local := u.Hostname() == "localhost" || err == nil && ip.IsLoopback()
	return u.Scheme == "https" || u.Scheme == "http" && local
}
