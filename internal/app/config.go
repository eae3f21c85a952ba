package app

import (
	"errors"
	"fmt"
	"net"
	"net/netip"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"myspace/internal/app/migrations"
	"myspace/internal/base/db"
	"myspace/internal/base/files"
	"myspace/internal/base/httpd"
)

// Config is every setting of the program, by flag or by environment variable.
// The README's table of settings is checked against it.
type Config struct {
	Addr           string   `default:"127.0.0.1:8080" env:"MYSPACE_ADDR" placeholder:"HOST:PORT" help:"Where to listen."`
	Data           string   `default:"data" env:"MYSPACE_DATA" placeholder:"FOLDER" help:"Folder of the SQLite database, the files and the outgoing mail."`
	Database       string   `env:"MYSPACE_DATABASE" placeholder:"ADDRESS" help:"A postgres:// address, which may name several hosts; without it, the SQLite file in the data folder."`
	SqliteMapMB    int      `name:"sqlite-map-mb" default:"256" env:"MYSPACE_SQLITE_MAP_MB" placeholder:"MB" help:"How much of the SQLite file is read through memory maps; 0 for a network folder."`
	BaseURL        string   `name:"base-url" env:"MYSPACE_BASE_URL" placeholder:"URL" help:"The address people use, for links in mails; by default made from where it listens."`
	Region         string   `default:"AF" env:"MYSPACE_REGION" placeholder:"CODE" help:"Region whose campuses the sign-in page offers."`
	HelpURL        string   `name:"help-url" env:"MYSPACE_HELP_URL" placeholder:"URL" help:"The external page behind Help."`
	TLSCert        string   `name:"tls-cert" env:"MYSPACE_TLS_CERT" placeholder:"FILE" help:"Certificate to serve HTTPS with; goes with the key."`
	TLSKey         string   `name:"tls-key" env:"MYSPACE_TLS_KEY" placeholder:"FILE" help:"Key of the certificate."`
	TrustedProxies []string `name:"trusted-proxies" env:"MYSPACE_TRUSTED_PROXIES" placeholder:"NETWORK,…" help:"Proxies whose X-Forwarded-For is believed, such as 127.0.0.1 or 10.0.0.0/8."`
	OpsAddr        string   `name:"ops-addr" default:"127.0.0.1:8081" env:"MYSPACE_OPS_ADDR" placeholder:"HOST:PORT" help:"Where metrics and profiles are served; 'off' for nowhere."`
	LogFormat      string   `name:"log-format" default:"text" env:"MYSPACE_LOG_FORMAT" placeholder:"text|json" help:"Form of the log."`
	LogLevel       string   `name:"log-level" default:"info" env:"MYSPACE_LOG_LEVEL" placeholder:"debug|info|warn|error" help:"What is logged."`
	SessionDays    int      `name:"session-days" default:"14" env:"MYSPACE_SESSION_DAYS" placeholder:"DAYS" help:"How long a session lives after its last use."`
	SMTPAddr       string   `name:"smtp-addr" env:"MYSPACE_SMTP_ADDR" placeholder:"HOST:PORT" help:"Mail server; without it mails are kept in the data folder."`
	SMTPUser       string   `name:"smtp-user" env:"MYSPACE_SMTP_USER" placeholder:"NAME" help:"User at the mail server."`
	SMTPPassword   string   `name:"smtp-password" env:"MYSPACE_SMTP_PASSWORD" placeholder:"SECRET" help:"Password at the mail server."`
	SMTPTLS        string   `name:"smtp-tls" default:"required" env:"MYSPACE_SMTP_TLS" placeholder:"required|optional|off" help:"Whether the mail server must speak TLS."`
	MailFrom       string   `name:"mail-from" default:"My space <noreply@localhost>" env:"MYSPACE_MAIL_FROM" placeholder:"ADDRESS" help:"Sender of mails."`
	S3Endpoint     string   `name:"s3-endpoint" env:"MYSPACE_S3_ENDPOINT" placeholder:"HOST:PORT" help:"S3-compatible store for the files; without it they are in the data folder."`
	S3Bucket       string   `name:"s3-bucket" env:"MYSPACE_S3_BUCKET" placeholder:"NAME" help:"Bucket of the store."`
	S3Region       string   `name:"s3-region" default:"us-east-1" env:"MYSPACE_S3_REGION" placeholder:"NAME" help:"Region of the store."`
	S3Prefix       string   `name:"s3-prefix" env:"MYSPACE_S3_PREFIX" placeholder:"TEXT" help:"What the names in the bucket begin with."`
	S3Key          string   `name:"s3-key" env:"MYSPACE_S3_KEY" placeholder:"ID" help:"Access key of the store."`
	S3Secret       string   `name:"s3-secret" env:"MYSPACE_S3_SECRET" placeholder:"SECRET" help:"Secret of the access key."`
	S3Insecure     bool     `name:"s3-insecure" env:"MYSPACE_S3_INSECURE" help:"Speak to the store without TLS."`
}

// Check returns what is wrong with the settings: which, why, and what is
// allowed, for all of them at once.
func (c Config) Check() error {
	var wrong []error
	refuse := func(bad bool, env, value, allowed string) {
		if bad {
			wrong = append(wrong, fmt.Errorf("%s: %q is not allowed: %s", env, value, allowed))
		}
	}
	refuse(!isAddress(c.Addr), "MYSPACE_ADDR", c.Addr, "write HOST:PORT, such as 127.0.0.1:8080")
	refuse(c.OpsAddr != "off" && !isAddress(c.OpsAddr), "MYSPACE_OPS_ADDR", c.OpsAddr, "write HOST:PORT, or off")
	refuse(c.Data == "", "MYSPACE_DATA", c.Data, "name a folder")
	refuse(c.Database != "" && !db.IsPostgres(c.Database), "MYSPACE_DATABASE", hidden(c.Database), "write postgres://user:password@host/database, or leave it empty for SQLite")
	refuse(c.SqliteMapMB < 0, "MYSPACE_SQLITE_MAP_MB", fmt.Sprint(c.SqliteMapMB), "write 0 or more")
	refuse(c.BaseURL != "" && !isBaseURL(c.BaseURL), "MYSPACE_BASE_URL", c.BaseURL, "write http:// or https:// and a host, without a path")
	refuse(!regionCode.MatchString(c.Region), "MYSPACE_REGION", c.Region, "write two to ten letters or digits, such as AF")
	refuse(c.HelpURL != "" && !isURL(c.HelpURL), "MYSPACE_HELP_URL", c.HelpURL, "write an http:// or https:// address")
	refuse((c.TLSCert == "") != (c.TLSKey == ""), "MYSPACE_TLS_CERT", c.TLSCert, "give both MYSPACE_TLS_CERT and MYSPACE_TLS_KEY, or neither")
	refuse(c.LogFormat != "text" && c.LogFormat != "json", "MYSPACE_LOG_FORMAT", c.LogFormat, "write text or json")
	refuse(!oneOf(c.LogLevel, "debug", "info", "warn", "error"), "MYSPACE_LOG_LEVEL", c.LogLevel, "write debug, info, warn or error")
	refuse(c.SessionDays < 1 || c.SessionDays > 365, "MYSPACE_SESSION_DAYS", fmt.Sprint(c.SessionDays), "write 1 to 365")
	refuse(c.SMTPAddr != "" && !isAddress(c.SMTPAddr), "MYSPACE_SMTP_ADDR", c.SMTPAddr, "write HOST:PORT, such as mail.example.org:587")
	refuse(!oneOf(c.SMTPTLS, "required", "optional", "off"), "MYSPACE_SMTP_TLS", c.SMTPTLS, "write required, optional or off")
	refuse(c.S3Endpoint != "" && c.S3Bucket == "", "MYSPACE_S3_BUCKET", c.S3Bucket, "name the bucket at MYSPACE_S3_ENDPOINT")
	if _, err := httpd.ParseProxies(c.TrustedProxies); err != nil {
		wrong = append(wrong, fmt.Errorf("MYSPACE_TRUSTED_PROXIES: %w", err))
	}
	return errors.Join(wrong...)
}

var regionCode = regexp.MustCompile(`^[A-Z0-9]{2,10}$`)

func oneOf(s string, all ...string) bool { return slices.Contains(all, s) }

func isAddress(s string) bool {
	_, port, err := net.SplitHostPort(s)
	return err == nil && port != ""
}

func isURL(s string) bool {
	u, err := url.Parse(s)
	return err == nil && (u.Scheme == "http" || u.Scheme == "https") && u.Host != ""
}

func isBaseURL(s string) bool {
	u, err := url.Parse(s)
	return err == nil && isURL(s) && strings.Trim(u.Path, "/") == "" && u.RawQuery == ""
}

// hidden keeps a password in an address out of messages.
func hidden(address string) string {
	if u, err := url.Parse(address); err == nil {
		return u.Redacted()
	}
	return "…"
}

// PublicURL is the address people use, without a slash at the end.
func (c Config) PublicURL() string {
	if c.BaseURL != "" {
		return strings.TrimRight(c.BaseURL, "/")
	}
	host, port, _ := net.SplitHostPort(c.Addr)
	if ip, err := netip.ParseAddr(host); host == "" || err == nil && (ip.IsLoopback() || ip.IsUnspecified()) {
		host = "localhost"
	}
	return c.scheme() + "://" + net.JoinHostPort(host, port)
}

func (c Config) scheme() string {
	if c.TLSCert != "" {
		return "https"
	}
	return "http"
}

// https reports whether people reach us by https, here or at a proxy.
func (c Config) https() bool { return strings.HasPrefix(c.PublicURL(), "https://") }

// DatabaseConfig says which database to open.
func (c Config) DatabaseConfig() db.Config {
	address := c.Database
	if address == "" {
		address = filepath.Join(c.Data, "myspace.db")
	}
	return db.Config{Address: address, Migrations: migrations.Files, MapBytes: int64(c.SqliteMapMB) << 20}
}

// FilesConfig says where files are kept.
func (c Config) FilesConfig() files.Config {
	return files.Config{Folder: filepath.Join(c.Data, "files"), S3: files.S3{
		Endpoint: c.S3Endpoint, Bucket: c.S3Bucket, Region: c.S3Region, Prefix: c.S3Prefix,
		Key: c.S3Key, Secret: c.S3Secret, TLS: !c.S3Insecure,
	}}
}

// SessionLife is how long a session lives after its last use.
func (c Config) SessionLife() time.Duration { return time.Duration(c.SessionDays) * 24 * time.Hour }

// MakeData makes the data folder, readable by us alone.
func (c Config) MakeData() error {
	if err := os.MkdirAll(c.Data, 0o700); err != nil {
		return fmt.Errorf("cannot make the data folder (MYSPACE_DATA): %w", err)
	}
	return nil
}
