package planning

import (
	"slices"

	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
)

// The ways in which an invitation is moved: by a supervisor, by the invitee
// through his link or signed in, by a supervisor on his behalf, or by itself.
const (
	viaStaff  = "staff"
	viaLink   = "link"
	viaSelf   = "self"
	viaBehalf = "behalf"
	viaItself = "itself"
)

// isNew is the state of what is not there yet.
const isNew = ""

// invitationMove is a line of the table: from where, by whom, to where.
type invitationMove struct {
	from []string
	via  []string
	to   string
}

// invitationMoves is the one table of what can become of an invitation. undo
// has no line: it leads back to where the answer came from.
var invitationMoves = map[string][]invitationMove{
	"propose":  {{[]string{isNew, Accepted}, []string{viaStaff}, InAnalysis}}, // on a board; from accepted while he was told nothing
	"send":     {{[]string{InAnalysis}, []string{viaStaff, viaItself}, NotAnswered}},
	"remind":   {{[]string{NotAnswered}, []string{viaStaff, viaItself}, NotAnswered}},
	"call":     {{[]string{isNew, InAnalysis}, []string{viaBehalf}, Accepted}},
	"confirm":  {{[]string{NotAnswered}, []string{viaLink, viaSelf, viaBehalf}, Accepted}},
	"but":      {{[]string{NotAnswered, Answered}, []string{viaLink, viaSelf}, Answered}},
	"decline":  {{[]string{NotAnswered}, []string{viaLink, viaSelf, viaBehalf}, Declined}, {[]string{Answered}, []string{viaLink, viaSelf}, Declined}},
	"expire":   {{[]string{NotAnswered}, []string{viaItself}, CanceledForHim}},
	"agree":    {{[]string{Answered}, []string{viaStaff}, Accepted}},
	"resend":   {{[]string{Answered}, []string{viaStaff}, NotAnswered}},
	"refuse":   {{[]string{Answered}, []string{viaStaff}, Declined}},
	"withdraw": {{[]string{Accepted}, []string{viaLink, viaSelf}, Declined}},
	"moved":    {{[]string{Accepted}, []string{viaItself}, NotAnswered}},
	"cancel":   {{[]string{InAnalysis, NotAnswered, Answered, Accepted}, []string{viaStaff, viaItself}, CanceledForHim}},
}

// staffMoves are those that supervisors are offered, in the order in which they
// are.
var staffMoves = []string{"send", "remind", "call", "confirm", "decline", "agree", "resend", "refuse", "cancel"}

// leads tells where a move leads from a state; "" where there is none.
func leads(move, from, via string) string {
	for _, m := range invitationMoves[move] {
		if slices.Contains(m.from, from) && slices.Contains(m.via, via) {
			return m.to
		}
	}
	return ""
}

// movesBy are what supervisors can do with an invitation in a state.
func movesBy(state string) []string {
	all := []string{}
	for _, move := range staffMoves {
		if leads(move, state, viaStaff) != "" || leads(move, state, viaBehalf) != "" {
			all = append(all, move)
		}
	}
	return all
}

// moving is a move on its way: what, by whom, how and why.
type moving struct {
	move, via, by, reason string
	key                   string // what is sent twice under one key is done once; empty for none
	reoffers              bool   // he is written to because another thing is offered
	at                    clock.Time
}

// moved is an invitation that was moved.
type moved struct {
	before, after Invitation
	moving
}

// take moves an invitation by the table. What else changes with it is for the
// caller to set.
func (i Invitation) take(m moving) (moved, error) {
	to := leads(m.move, i.State, m.via)
	if to == "" {
		return moved{}, &fault.Error{Kind: fault.Conflict, Code: "invitation.no_move", Params: fault.Params{"name": i.PersonName, "state": i.State}}
	}
	if to == Accepted && i.Taken {
		return moved{}, &fault.Error{Kind: fault.Conflict, Code: "invitation.taken", Params: fault.Params{"name": i.PersonName}}
	}
	after := i
	after.State, after.Queued = to, false
	if to != NotAnswered && to != Answered {
		after.Again = false
	}
	if to == Accepted {
		after.times = i.hours()
	}
	if to == Accepted && i.Agreed == nil {
		after.Agreed = i.Amount // a yes is to what is offered; what was agreed before a session moved stays
	}
	return moved{i, after, m}, nil
}
