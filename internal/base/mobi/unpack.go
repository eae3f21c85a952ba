package mobi

// unpack undoes the compression of a record (PalmDOC): bytes as they are, runs of
// them, pairs of a blank and a letter, and what stood a little before. What makes no
// sense is left out.
func unpack(in []byte) []byte {
	out := make([]byte, 0, 2*len(in))
	for i := 0; i < len(in); i++ {
		c := in[i]
		switch {
		case c >= 1 && c <= 8:
			end := min(len(in), i+1+int(c))
			out = append(out, in[i+1:end]...)
			i = end - 1
		case c < 0x80:
			out = append(out, c)
		case c >= 0xc0:
			out = append(out, ' ', c^0x80)
		case i+1 < len(in):
			i++
			pair := int(c)<<8 | int(in[i])
			from := len(out) - pair&0x3fff>>3
			if from < 0 || from == len(out) {
				continue
			}
			for n := range pair&7 + 3 {
				out = append(out, out[from+n])
			}
		}
	}
	return out
}
