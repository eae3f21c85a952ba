package planning

import (
	"slices"
	"strings"

	"myspace/internal/base/fault"
)

// movesFrom is the one table of what can be done with a planning. Who was told
// of one is told when it is canceled, so only what nobody knows of is deleted.
var movesFrom = map[string][]string{
	Draft:     {"publish", "delete"},
	Published: {"publish", "close", "cancel"},
	Closed:    {"publish"},
	Canceled:  {},
}

// moves are what can be done with a planning now. A draft for which invitations
// were sent is canceled instead of deleted; nothing is closed before its last
// session is over.
func (p Planning) moves() []string {
	if p.State == Published && p.ahead {
		return []string{"publish", "cancel"}
	}
	if p.State == Draft && p.invited {
		return []string{"publish", "cancel"}
	}
	return movesFrom[p.State]
}

// may refuses a move that the table does not have.
func (p Planning) may(move string) error {
	if slices.Contains(p.moves(), move) {
		return nil
	}
	if move == "close" && p.ahead {
		return fault.New(fault.Conflict, "planning.not_over")
	}
	return fault.New(fault.Conflict, refusals[move])
}

// mayChange refuses a change of what was closed without a reason.
func (p Planning) mayChange(reason string) error {
	if p.State == Closed && strings.TrimSpace(reason) == "" {
		return fault.On("reason", "planning.reason_wanted", nil)
	}
	return nil
}

// refusals say why a move is not there.
var refusals = map[string]string{
	"publish": "planning.no_publish", "close": "planning.no_close", "cancel": "planning.no_cancel", "delete": "planning.no_delete",
}
