package main

import (
	"context"
	"errors"
	"fmt"
	"os"

	"myspace/internal/app"
)

type userCommands struct {
	Add userAddCommand `cmd:"" help:"Add a person who may sign in, such as the first admin of a school."`
}

type userAddCommand struct {
	Email         string `required:"" placeholder:"ADDRESS" help:"What the person signs in with."`
	FirstName     string `required:"" placeholder:"NAME" help:"First name."`
	LastName      string `required:"" placeholder:"NAME" help:"Last name."`
	Role          string `default:"admin" enum:"admin,director,supervisor,librarian,coordinator,accounting,secretary,multimedia,teacher,alumni,student,user" placeholder:"ROLE" help:"What the person is; see above."`
	Campus        string `placeholder:"NAME" help:"Name or id of the campus the person belongs to. In a school without any, it is made, in the region of the settings."`
	PasswordStdin bool   `help:"Read the password from the first line of standard input, instead of asking for it."`
}

// Help tells more than the line in the list.
func (userAddCommand) Help() string {
	return `The password is asked for without showing it. It needs at least 8 characters, one of them a digit.

The roles admin, director, supervisor and librarian count at every campus; coordinator, accounting, secretary, multimedia, teacher, alumni, student and user at the one given with --campus.

Signing in needs a campus. In a new database the first one is made with the first person: it gets the name given with --campus (or asked for), the region of MYSPACE_REGION, and French, euros and the time of Paris until its page says otherwise. For instance:

    myspace user add --email anne@school.example --first-name Anne --last-name Martin --campus Paris`
}

// Run adds the person and tells what to do next.
func (u userAddCommand) Run(ctx context.Context, c *app.Config) error {
	ask := newPrompt(ctx, os.Stdin, os.Stderr)
	password, err := u.password(ask)
	if err != nil {
		return err
	}
	user := app.NewUser{
		Email: u.Email, FirstName: u.FirstName, LastName: u.LastName, Role: u.Role, Campus: u.Campus, Password: password,
	}
	added, err := app.AddUser(ctx, *c, user)
	if errors.Is(err, app.ErrNoCampus) && ask.isTerminal() && !u.PasswordStdin {
		if user.Campus, err = ask.line("There is no campus yet. Name of the first one: "); err != nil {
			return err
		}
		added, err = app.AddUser(ctx, *c, user)
	}
	if err != nil {
		return err
	}
	u.tell(added)
	return nil
}

func (u userAddCommand) password(ask *prompt) (string, error) {
	if u.PasswordStdin {
		return ask.firstLine()
	}
	return ask.newPassword()
}

func (u userAddCommand) tell(a app.AddedUser) {
	where := "at " + a.Campus
	if a.Everywhere {
		where = "at every campus"
	}
	fmt.Printf("Added %s <%s> as %s %s.\n", a.Name, u.Email, u.Role, where)
	if a.FirstMade {
		fmt.Printf("Made the campus %s; complete its data at %s/apps/academic/campus once you are signed in.\n", a.Campus, a.URL)
	}
	if !a.Running {
		fmt.Println("Next: myspace serve")
	}
	fmt.Printf("Then sign in at %s/login\n", a.URL)
}
