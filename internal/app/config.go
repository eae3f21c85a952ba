package app

import (
	"fmt"
	"net"
	"net/netip"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"myspace/internal/app/migrations"
	"myspace/internal/base/db"
	"myspace/internal/base/files"
	"myspace/internal/base/mail"
)

// Config is every setting of the program, by flag or by environment variable.
// The README's table of settings is checked against it.
type Config struct {
	Addr             string   `default:"127.0.0.1:8080" env:"MYSPACE_ADDR" placeholder:"HOST:PORT" help:"Where to listen."`
	Data             string   `default:"data" env:"MYSPACE_DATA" placeholder:"FOLDER" help:"Folder of the SQLite database, the files and the outgoing mail."`
	Database         string   `env:"MYSPACE_DATABASE" placeholder:"ADDRESS" help:"A postgres:// address, which may name several hosts; without it, the SQLite file in the data folder."`
	SqliteMapMB      int      `name:"sqlite-map-mb" default:"256" env:"MYSPACE_SQLITE_MAP_MB" placeholder:"MB" help:"How much of the SQLite file is read through memory maps; 0 for a network folder."`
	BaseURL          string   `name:"base-url" env:"MYSPACE_BASE_URL" placeholder:"URL" help:"The address people use, for links in mails; by default made from where it listens."`
	Region           string   `default:"AF" env:"MYSPACE_REGION" placeholder:"CODE" help:"Region whose campuses the sign-in page offers."`
	HelpURL          string   `name:"help-url" env:"MYSPACE_HELP_URL" placeholder:"URL" help:"The external page behind Help."`
	TLSCert          string   `name:"tls-cert" env:"MYSPACE_TLS_CERT" placeholder:"FILE" help:"Certificate to serve HTTPS with; goes with the key."`
	TLSKey           string   `name:"tls-key" env:"MYSPACE_TLS_KEY" placeholder:"FILE" help:"Key of the certificate."`
	TrustedProxies   []string `name:"trusted-proxies" env:"MYSPACE_TRUSTED_PROXIES" placeholder:"NETWORK" help:"Proxies whose X-Forwarded-For is believed, such as 127.0.0.1 or 10.0.0.0/8."`
	OpsAddr          string   `name:"ops-addr" default:"127.0.0.1:8081" env:"MYSPACE_OPS_ADDR" placeholder:"HOST:PORT" help:"Where metrics and profiles are served; off for nowhere."`
	LogFormat        string   `name:"log-format" default:"text" env:"MYSPACE_LOG_FORMAT" placeholder:"text|json" help:"Form of the log: text or json."`
	LogLevel         string   `name:"log-level" default:"info" env:"MYSPACE_LOG_LEVEL" placeholder:"debug|info|warn|error" help:"From which level on things are logged: debug, info, warn or error."`
	SessionDays      int      `name:"session-days" default:"14" env:"MYSPACE_SESSION_DAYS" placeholder:"DAYS" help:"How long a session lives after its last use."`
	SecretKey        string   `name:"secret-key" env:"MYSPACE_SECRET_KEY" placeholder:"KEY" help:"Seals second factors and provider tokens in the database; without it a key is made in the data folder. Several servers need the same one."`
	Provider1        string   `name:"provider-1" env:"MYSPACE_PROVIDER_1" placeholder:"JSON" help:"An identity provider to sign in with: name, label, issuer, client, secret, and where needed user_endpoint with {sub}, hosts, scopes, audience."`
	Provider2        string   `name:"provider-2" env:"MYSPACE_PROVIDER_2" placeholder:"JSON" help:"A second identity provider."`
	SMTPAddr         string   `name:"smtp-addr" env:"MYSPACE_SMTP_ADDR" placeholder:"HOST[:PORT]" help:"Mail server; without it mails are kept as files in the data folder."`
	SMTPUser         string   `name:"smtp-user" env:"MYSPACE_SMTP_USER" placeholder:"NAME" help:"User at the mail server."`
	SMTPPassword     string   `name:"smtp-password" env:"MYSPACE_SMTP_PASSWORD" placeholder:"SECRET" help:"Password at the mail server."`
	SMTPTLS          string   `name:"smtp-tls" default:"starttls" env:"MYSPACE_SMTP_TLS" placeholder:"starttls|tls|off" help:"Protection of the connection to the mail server: starttls (usually port 587), tls (465) or off (25)."`
	MailFrom         string   `name:"mail-from" default:"My space <noreply@localhost>" env:"MYSPACE_MAIL_FROM" placeholder:"ADDRESS" help:"Sender of mails."`
	BackupRecipients []string `name:"backup-recipient" env:"MYSPACE_BACKUP_RECIPIENT" placeholder:"age1…" help:"Public keys that backups are encrypted to, as age-keygen makes them; without one a backup can be read by whoever has the file."`
	S3Endpoint       string   `name:"s3-endpoint" env:"MYSPACE_S3_ENDPOINT" placeholder:"HOST:PORT" help:"S3-compatible store for the files; without it they are in the data folder."`
	S3Bucket         string   `name:"s3-bucket" env:"MYSPACE_S3_BUCKET" placeholder:"NAME" help:"Bucket of the store."`
	S3Region         string   `name:"s3-region" default:"us-east-1" env:"MYSPACE_S3_REGION" placeholder:"NAME" help:"Region of the store."`
	S3Prefix         string   `name:"s3-prefix" env:"MYSPACE_S3_PREFIX" placeholder:"TEXT" help:"What the names in the bucket begin with."`
	S3Key            string   `name:"s3-key" env:"MYSPACE_S3_KEY" placeholder:"ID" help:"Access key of the store."`
	S3Secret         string   `name:"s3-secret" env:"MYSPACE_S3_SECRET" placeholder:"SECRET" help:"Secret of the access key."`
	S3Insecure       bool     `name:"s3-insecure" env:"MYSPACE_S3_INSECURE" help:"Speak to the store without TLS."`
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

// smtpServer returns host and port of the mail server; the port is 0 for the
// usual one.
func (c Config) smtpServer() (host string, port int, ok bool) {
	if !strings.Contains(c.SMTPAddr, ":") {
		return c.SMTPAddr, 0, !strings.ContainsAny(c.SMTPAddr, "/ @")
	}
	host, text, err := net.SplitHostPort(c.SMTPAddr)
	number, portErr := strconv.ParseUint(text, 10, 16)
	return host, int(number), err == nil && portErr == nil && host != "" && number > 0
}

// MailConfig says how mails are sent.
func (c Config) MailConfig() mail.Config {
	host, port, _ := c.smtpServer()
	protection := c.SMTPTLS
	if protection == "off" {
		protection = mail.TLSNone
	}
	return mail.Config{
		Host: host, Port: port, TLS: protection, User: c.SMTPUser, Password: c.SMTPPassword,
		From: c.MailFrom, Folder: filepath.Join(c.Data, "mail"), BaseURL: c.PublicURL(),
	}
}

// SessionLife is how long a session lives after its last use.
func (c Config) SessionLife() time.Duration { return time.Duration(c.SessionDays) * 24 * time.Hour }

// MakeData makes the data folder, readable by us alone.
func (c Config) MakeData() error {
	if err := os.MkdirAll(c.Data, 0o700); err != nil {
		return fmt.Errorf("cannot make the data folder: %w; choose one that this user may write to, with --data or MYSPACE_DATA", err)
	}
	return nil
}
