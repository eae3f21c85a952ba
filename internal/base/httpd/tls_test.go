package httpd

import (
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"encoding/pem"
	"math/big"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// writePair puts a new certificate with the given serial number in place.
func writePair(t *testing.T, certFile, keyFile string, serial int64) {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{
		SerialNumber: big.NewInt(serial), NotAfter: time.Now().Add(time.Hour), IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)},
	}
	cert, err := x509.CreateCertificate(rand.Reader, template, template, &key.PublicKey, key)
	if err != nil {
		t.Fatal(err)
	}
	der, err := x509.MarshalPKCS8PrivateKey(key)
	if err != nil {
		t.Fatal(err)
	}
	writePEM(t, certFile, "CERTIFICATE", cert, serial)
	writePEM(t, keyFile, "PRIVATE KEY", der, serial)
}

// writePEM gives the file a time of its own, for clocks of coarse file systems.
func writePEM(t *testing.T, name, kind string, der []byte, serial int64) {
	t.Helper()
	if err := os.WriteFile(name, pem.EncodeToMemory(&pem.Block{Type: kind, Bytes: der}), 0o600); err != nil {
		t.Fatal(err)
	}
	at := time.Unix(1_700_000_000+serial, 0)
	if err := os.Chtimes(name, at, at); err != nil {
		t.Fatal(err)
	}
}

func TestCertificateIsReloaded(t *testing.T) {
	dir := t.TempDir()
	certFile, keyFile := filepath.Join(dir, "cert.pem"), filepath.Join(dir, "key.pem")
	writePair(t, certFile, keyFile, 1)
	log, out := testLog(t)
	c, err := loadCertificate(certFile, keyFile, log)
	if err != nil {
		t.Fatal(err)
	}
	c.every = 0
	serial := func() int64 {
		pair, err := c.get(nil)
		if err != nil {
			t.Fatal(err)
		}
		return pair.Leaf.SerialNumber.Int64()
	}
	if got := serial(); got != 1 {
		t.Errorf("serial %d, want 1", got)
	}
	writePair(t, certFile, keyFile, 2)
	if got := serial(); got != 2 {
		t.Errorf("serial %d, want 2", got)
	}
	writePEM(t, certFile, "CERTIFICATE", []byte("half"), 3)
	if got := serial(); got != 2 || !strings.Contains(out.String(), "keeping the old one") {
		t.Errorf("serial %d after a broken file, log %s", got, out)
	}
	if err := os.Remove(certFile); err != nil {
		t.Fatal(err)
	}
	if got := serial(); got != 2 {
		t.Errorf("serial %d after the file went", got)
	}
}

func TestServeTLSWithHTTP2(t *testing.T) {
	dir := t.TempDir()
	certFile, keyFile := filepath.Join(dir, "cert.pem"), filepath.Join(dir, "key.pem")
	writePair(t, certFile, keyFile, 1)
	g, _ := guard(t)
	ctx, cancel := context.WithCancel(context.Background())
	web, _, ended := started(t, ctx, Config{TLSCert: certFile, TLSKey: keyFile, Handler: wrap(t, g, answer("application/json", long))})
	pem, err := os.ReadFile(certFile)
	if err != nil {
		t.Fatal(err)
	}
	roots := x509.NewCertPool()
	roots.AppendCertsFromPEM(pem)
	client := &http.Client{Transport: &http.Transport{ForceAttemptHTTP2: true, TLSClientConfig: &tls.Config{RootCAs: roots}}}
	resp, err := client.Get("https://" + web)
	if err != nil {
		t.Fatal(err)
	}
	resp.Body.Close()
	if resp.ProtoMajor != 2 || resp.StatusCode != 200 || !resp.Uncompressed {
		t.Errorf("%s %d", resp.Proto, resp.StatusCode)
	}
	client.Transport = &http.Transport{TLSClientConfig: &tls.Config{RootCAs: roots, MaxVersion: tls.VersionTLS11, MinVersion: tls.VersionTLS10}}
	if resp, err := client.Get("https://" + web); err == nil {
		resp.Body.Close()
		t.Error("TLS 1.1 was accepted")
	}
	cancel()
	if err := <-ended; err != nil {
		t.Error(err)
	}
}

func TestAWrongCertificateSaysWhichSetting(t *testing.T) {
	log, _ := testLog(t)
	_, err := loadCertificate("/nowhere/cert.pem", "/nowhere/key.pem", log)
	if err == nil || !strings.Contains(err.Error(), "/nowhere/cert.pem") || !strings.Contains(err.Error(), "MYSPACE_TLS_CERT") {
		t.Errorf("error %v", err)
	}
}
