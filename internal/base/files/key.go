package files

import (
	"path"
	"strconv"
	"strings"
)

const (
	tempFolder  = "temp"
	workFolder  = "work"
	partFolder  = "part"
	thumbFolder = "thumb"
)

// blobKey spreads contents over 65,536 folders: ab/cd/abcd….
func blobKey(hash string) string { return path.Join(hash[:2], hash[2:4], hash) }

// thumbKey names the thumbnail that was made of a content.
func thumbKey(hash string, size int) string {
	return path.Join(thumbFolder, strconv.Itoa(size), blobKey(hash))
}

// partKey names the bytes of a content that comes in pieces: a file, or what
// begins the names of objects in a bucket.
func partKey(id string) string { return path.Join(partFolder, id) }

// objectKey names an object with some of these bytes.
func objectKey(id, name string) string { return path.Join(partKey(id), name) }

// hashOf returns the hash of a content's key; false for any other key.
func hashOf(key string) (string, bool) {
	hash := path.Base(key)
	return hash, isHash(hash) && key == blobKey(hash)
}

// isHash keeps everything but a hash away from the file system.
func isHash(s string) bool {
	return len(s) == 64 && strings.Trim(s, "0123456789abcdef") == ""
}
