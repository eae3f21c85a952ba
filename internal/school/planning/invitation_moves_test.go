package planning_test

import (
	"strings"
	"testing"

	"myspace/internal/school/planning"
)

// tableOfMoves is that of product.md, typed from its words: from, move, by, to.
// What is new has the state -. On the board an acceptance that nobody was told of
// becomes a proposal again.
const tableOfMoves = `
-            propose   staff             in_analysis
accepted     propose   staff             in_analysis
-            call      behalf            accepted
in_analysis  send      staff itself      not_answered
not_answered remind    staff itself      not_answered
in_analysis  call      behalf            accepted
not_answered confirm   link self behalf  accepted
not_answered but       link self         answered
not_answered decline   link self behalf  declined
answered     but       link self         answered
answered     decline   link self         declined
not_answered expire    itself            canceled
answered     agree     staff             accepted
answered     resend    staff             not_answered
answered     refuse    staff             declined
accepted     withdraw  link self         declined
accepted     moved     itself            not_answered
in_analysis  cancel    staff itself      canceled
not_answered cancel    staff itself      canceled
answered     cancel    staff itself      canceled
accepted     cancel    staff itself      canceled`

// Every move of the table leads where it says, and no other leads anywhere.
func TestInvitationsMoveByTheTable(t *testing.T) {
	want := map[string]string{}
	for line := range strings.SplitSeq(strings.TrimSpace(tableOfMoves), "\n") {
		words := strings.Fields(line)
		for _, via := range words[2 : len(words)-1] {
			want[strings.Trim(words[0], "-")+" "+words[1]+" "+via] = words[len(words)-1]
		}
	}
	for _, from := range []string{"", "in_analysis", "not_answered", "answered", "accepted", "declined", "canceled"} {
		for _, move := range []string{"propose", "send", "remind", "call", "confirm", "but", "decline", "expire", "agree", "resend", "refuse", "withdraw", "moved", "cancel", "undo"} {
			for _, via := range []string{"staff", "link", "self", "behalf", "itself"} {
				if got := planning.Leads(move, from, via); got != want[from+" "+move+" "+via] {
					t.Errorf("%s, %s by %s leads to %q, want %q", from, move, via, got, want[from+" "+move+" "+via])
				}
			}
		}
	}
}
