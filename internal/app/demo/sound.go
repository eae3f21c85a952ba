package demo

import (
	"bytes"
	"encoding/binary"
	"math"
)

const soundRate = 8000 // samples a second, of a byte each: enough for a bell, and small

// notes are the tones of a scale in which no two sound badly together.
var notes = []float64{261.63, 293.66, 329.63, 392.00, 440.00, 523.25}

// bells is a quiet play of bells as a WAV file: something real to hear, that is
// nobody's. The same dice make the same.
func bells(d dice, seconds int) []byte {
	samples := make([]float64, seconds*soundRate)
	for at := 0; at < len(samples); at += soundRate / 2 {
		bell(samples[at:], pick(d, notes))
	}
	var b bytes.Buffer
	size := uint32(seconds) * soundRate //nolint:gosec // some seconds
	header := []any{
		[]byte("RIFF"), 36 + size, []byte("WAVEfmt "), uint32(16), uint16(1), uint16(1),
		uint32(soundRate), uint32(soundRate), uint16(1), uint16(8), []byte("data"), size,
	}
	for _, part := range header {
		_ = binary.Write(&b, binary.LittleEndian, part) // memory refuses nothing
	}
	for _, s := range samples {
		b.WriteByte(byte(128 + 100*math.Tanh(s)))
	}
	return b.Bytes()
}

// bell adds a tone that dies away within two seconds.
func bell(samples []float64, tone float64) {
	for i := range min(len(samples), 2*soundRate) {
		t := float64(i) / soundRate
		samples[i] += 0.5 * math.Exp(-3*t) * (math.Sin(2*math.Pi*tone*t) + 0.3*math.Sin(4*math.Pi*tone*t))
	}
}
