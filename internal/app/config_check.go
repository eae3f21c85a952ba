package app

import (
	"errors"
	"fmt"
	"net"
	netmail "net/mail"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"myspace/internal/base/backup"
	"myspace/internal/base/db"
	"myspace/internal/base/httpd"
	"myspace/internal/base/mail"
	"myspace/internal/base/seal"
)

// Check returns what is wrong with the settings: which, why, and what is
// allowed, for all of them at once.
func (c Config) Check() error {
	var w wrong
	w.refuse(!isAddress(c.Addr), "MYSPACE_ADDR", c.Addr, "write HOST:PORT, such as 127.0.0.1:8080")
	w.refuse(c.OpsAddr != "off" && !isAddress(c.OpsAddr), "MYSPACE_OPS_ADDR", c.OpsAddr, "write HOST:PORT, such as 127.0.0.1:8081, or off")
	w.refuse(c.Data == "", "MYSPACE_DATA", c.Data, "name a folder")
	c.checkDatabase(&w)
	w.refuse(c.SqliteMapMB < 0, "MYSPACE_SQLITE_MAP_MB", strconv.Itoa(c.SqliteMapMB), "write 0 or more")
	w.refuse(c.BaseURL != "" && !isBaseURL(c.BaseURL), "MYSPACE_BASE_URL", redacted(c.BaseURL), "write http:// or https:// and a host, such as https://my.school.example, without a path")
	w.refuse(!regionCode.MatchString(c.Region), "MYSPACE_REGION", c.Region, "write two to ten capital letters or digits, such as AF")
	w.refuse(c.HelpURL != "" && !isURL(c.HelpURL), "MYSPACE_HELP_URL", redacted(c.HelpURL), "write an http:// or https:// address")
	w.refuse(c.TLSCert != "" && c.TLSKey == "", "MYSPACE_TLS_KEY", "", "name the key of the certificate in MYSPACE_TLS_CERT")
	w.refuse(c.TLSCert == "" && c.TLSKey != "", "MYSPACE_TLS_CERT", "", "name the certificate of the key in MYSPACE_TLS_KEY")
	w.refuse(!oneOf(c.LogFormat, "text", "json"), "MYSPACE_LOG_FORMAT", c.LogFormat, "write text or json")
	w.refuse(!oneOf(c.LogLevel, "debug", "info", "warn", "error"), "MYSPACE_LOG_LEVEL", c.LogLevel, "write debug, info, warn or error")
	w.refuse(c.SessionDays < 1 || c.SessionDays > 365, "MYSPACE_SESSION_DAYS", strconv.Itoa(c.SessionDays), "write 1 to 365")
	c.checkMail(&w)
	if _, err := c.Providers(); err != nil {
		w = append(w, err)
	}
	if _, err := seal.Parse(c.SecretKey); c.SecretKey != "" && err != nil {
		w.add("MYSPACE_SECRET_KEY", err.Error())
	}
	if _, err := backup.ParseRecipients(c.BackupRecipients); err != nil {
		w.add("MYSPACE_BACKUP_RECIPIENT", err.Error())
	}
	w.refuse(c.S3Endpoint != "" && c.S3Bucket == "", "MYSPACE_S3_BUCKET", c.S3Bucket, "name the bucket at MYSPACE_S3_ENDPOINT")
	w.refuse(strings.Contains(c.S3Endpoint, "/"), "MYSPACE_S3_ENDPOINT", redacted(c.S3Endpoint), "write HOST or HOST:PORT, without https://")
	if _, err := httpd.ParseProxies(c.TrustedProxies); err != nil {
		w.add("MYSPACE_TRUSTED_PROXIES", err.Error()+": write addresses or networks, with commas between them")
	}
	return errors.Join(w...)
}

func (c Config) checkDatabase(w *wrong) {
	const allowed = "write postgres://user:password@host/database, or leave it empty for SQLite" //nolint:gosec // an example, no password
	if c.Database == "" {
		return
	}
	if !db.IsPostgres(c.Database) { // it may hold a password: only the scheme is repeated
		scheme, _, found := strings.Cut(c.Database, "://")
		if !found {
			scheme = ""
		}
		w.refuse(true, "MYSPACE_DATABASE", scheme+"…", allowed)
	} else if err := db.CheckAddress(c.Database); err != nil {
		w.add("MYSPACE_DATABASE", err.Error()+": "+allowed+"; signs such as @ or % in the password are written %40 or %25")
	}
}

func (c Config) checkMail(w *wrong) {
	before := len(*w)
	_, _, ok := c.smtpServer()
	w.refuse(!ok, "MYSPACE_SMTP_ADDR", c.SMTPAddr, "write HOST or HOST:PORT, such as mail.example.org:587")
	w.refuse(!oneOf(c.SMTPTLS, "starttls", "tls", "off"), "MYSPACE_SMTP_TLS", c.SMTPTLS, "write starttls, tls or off")
	w.refuse(c.SMTPUser == "" && c.SMTPPassword != "", "MYSPACE_SMTP_USER", "", "name whose password MYSPACE_SMTP_PASSWORD is")
	_, err := netmail.ParseAddress(c.MailFrom)
	w.refuse(err != nil, "MYSPACE_MAIL_FROM", c.MailFrom, "write an address, such as My space <no-reply@school.example>")
	if len(*w) > before {
		return
	}
	if _, err := mail.New(c.MailConfig(), nil, nil); err != nil && isBaseURL(c.PublicURL()) {
		w.add("MYSPACE_SMTP_TLS", err.Error())
	}
}

// wrong collects what is wrong with settings.
type wrong []error

// refuse adds a setting whose value is bad, and what is allowed instead.
func (w *wrong) refuse(bad bool, env, value, allowed string) {
	if bad {
		w.add(env, fmt.Sprintf("%q is not allowed: %s", value, allowed))
	}
}

func (w *wrong) add(env, why string) {
	*w = append(*w, fmt.Errorf("%s (%s): %s", FlagOf(env), env, why))
}

// FlagOf returns the flag that sets the same as an environment variable.
func FlagOf(env string) string {
	return "--" + strings.ToLower(strings.ReplaceAll(strings.TrimPrefix(env, "MYSPACE_"), "_", "-"))
}

var regionCode = regexp.MustCompile(`^[A-Z0-9]{2,10}$`)

func oneOf(s string, all ...string) bool { return slices.Contains(all, s) }

func isAddress(s string) bool {
	_, port, err := net.SplitHostPort(s)
	if err != nil {
		return false
	}
	_, err = strconv.ParseUint(port, 10, 16)
	return err == nil
}

func isURL(s string) bool {
	u, err := url.Parse(s)
	return err == nil && (u.Scheme == "http" || u.Scheme == "https") && u.Host != "" && u.User == nil
}

func isBaseURL(s string) bool {
	u, err := url.Parse(s)
	return err == nil && isURL(s) && strings.Trim(u.Path, "/") == "" && u.RawQuery == "" && u.Fragment == ""
}

// redacted keeps a password in an address out of messages.
func redacted(address string) string {
	if u, err := url.Parse(address); err == nil {
		return u.Redacted()
	}
	return "…"
}
