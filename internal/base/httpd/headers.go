package httpd

import (
	"net/http"
	"strings"
)

// APIPolicy is the Content-Security-Policy of answers that are no page.
const APIPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'"

// PagePolicy is the Content-Security-Policy of the page; only style tags with
// the nonce are applied. An empty nonce is for the files the page loads.
func PagePolicy(nonce string) string {
	styles := "'self'"
	if nonce != "" {
		styles += " 'nonce-" + nonce + "'"
	}
	return strings.Join([]string{
		"default-src 'self'", "script-src 'self'", "style-src-elem " + styles, "style-src-attr 'none'",
		"img-src 'self' data: blob:", "font-src 'self'", "connect-src 'self'", "media-src 'self' blob:",
		"object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'",
	}, "; ")
}

// wasmWorkerPolicy is the policy of workers that compile WebAssembly, which the
// page itself may not: so nothing but these few files can.
var wasmWorkerPolicy = strings.Replace(PagePolicy(""), "script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'", 1)

// devices says which of the browser's devices may be asked for, all of them
// refused but the camera where the page may read barcodes with it.
func devices(camera string) string {
	return "accelerometer=(), camera=" + camera + ", display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()"
}

// SecurityHeaders sets what every answer carries. The defaults are those of
// the API, the strictest; pages and files replace policy and caching.
func SecurityHeaders(https bool) Middleware {
	fixed := map[string]string{
		"Content-Security-Policy":      APIPolicy,
		"X-Content-Type-Options":       "nosniff",
		"Referrer-Policy":              "no-referrer",
		"Cross-Origin-Opener-Policy":   "same-origin",
		"Cross-Origin-Resource-Policy": "same-origin",
		"Permissions-Policy":           devices("()"),
		"Cache-Control":                "no-store",
	}
	if https {
		fixed["Strict-Transport-Security"] = "max-age=31536000; includeSubDomains"
	}
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			for name, value := range fixed {
				w.Header().Set(name, value)
			}
			next.ServeHTTP(w, r)
		})
	}
}

const allowed = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"

// Methods refuses TRACE and everything nobody serves.
func Methods(refuse ErrorWriter) Middleware {
	known := map[string]bool{}
	for name := range strings.SplitSeq(allowed, ", ") {
		known[name] = true
	}
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if !known[r.Method] {
				w.Header().Set("Allow", allowed)
				refuse(w, r, http.StatusMethodNotAllowed, CodeMethod)
				return
			}
			next.ServeHTTP(w, r)
		})
	}
}

// SameOrigin refuses writes that a browser sends from another site. The
// origins given, such as the configured base address, count as our own.
func SameOrigin(origins []string, refuse ErrorWriter) (Middleware, error) {
	guard := http.NewCrossOriginProtection()
	for _, origin := range origins {
		if err := guard.AddTrustedOrigin(origin); err != nil {
			return nil, err
		}
	}
	guard.SetDenyHandler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		refuse(w, r, http.StatusForbidden, CodeCrossOrigin)
	}))
	return guard.Handler, nil
}
