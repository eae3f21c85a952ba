// Package recent keeps in memory what was made last, as long as there is room: what
// takes long to make, and is asked for again and again in a short while.
package recent

import (
	"context"
	"slices"
	"sync"
)

// Kept are things by their keys, of a limited size together. Its methods may be called
// by many at once.
type Kept[V any] struct {
	mu     sync.Mutex
	most   int64
	size   int64
	things []thing[V]               // the one used last at the end
	making map[string]chan struct{} // closed when it was tried
}

type thing[V any] struct {
	key   string
	size  int64
	value V
}

// Keep returns a place for things of at most so many bytes.
func Keep[V any](most int64) *Kept[V] {
	return &Kept[V]{most: most, making: map[string]chan struct{}{}}
}

// Get returns what is kept under a key, or else makes it: one caller at a time, for
// whom the others wait. A failure is not kept, and not shared: who waited tries himself.
func (k *Kept[V]) Get(ctx context.Context, key string, create func() (value V, size int64, err error)) (value V, err error) {
	for {
		found, ok, wait := k.find(key)
		if ok {
			return found, nil
		}
		if wait == nil {
			break
		}
		select {
		case <-wait:
		case <-ctx.Done():
			return value, ctx.Err()
		}
	}
	defer k.tried(key)
	value, size, err := create()
	if err == nil {
		k.add(thing[V]{key, size, value})
	}
	return value, err
}

// find returns what is kept; else what to wait for, which is nothing for who is to
// make it.
func (k *Kept[V]) find(key string) (value V, ok bool, wait <-chan struct{}) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if at := slices.IndexFunc(k.things, func(t thing[V]) bool { return t.key == key }); at >= 0 {
		found := k.things[at]
		k.things = append(slices.Delete(k.things, at, at+1), found)
		return found.value, true, nil
	}
	if others := k.making[key]; others != nil {
		return value, false, others
	}
	k.making[key] = make(chan struct{})
	return value, false, nil
}

func (k *Kept[V]) tried(key string) {
	k.mu.Lock()
	defer k.mu.Unlock()
	close(k.making[key])
	delete(k.making, key)
}

// add keeps a thing in the room of those that were not used for longest. One that is
// larger than all the room is not kept.
func (k *Kept[V]) add(t thing[V]) {
	if t.size > k.most {
		return
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	k.size += t.size
	gone := 0
	for ; k.size > k.most; gone++ {
		k.size -= k.things[gone].size
	}
	k.things = append(slices.Delete(k.things, 0, gone), t)
}
