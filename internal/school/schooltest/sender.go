package schooltest

import (
	"log/slog"
	"testing"

	"myspace/internal/base/mail"
	"myspace/internal/base/mailtest"
	"myspace/internal/base/text"
)

// Sender sends the mails of a school to a server that was started for a test.
func Sender(t testing.TB, server mailtest.Server, texts *text.Catalogue) *mail.Mailer {
	t.Helper()
	sender, err := mail.New(mail.Config{
		Host: "127.0.0.1", Port: server.Port, TLS: mail.TLSNone, From: "My space <no-reply@school.example>", BaseURL: "https://my.school.example",
	}, texts, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	return sender
}
