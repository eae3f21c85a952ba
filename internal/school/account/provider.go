package account

// ProviderConfig is an identity provider that people may sign in with.
type ProviderConfig struct {
	Name   string // in addresses and as origin
	Label  string // on the button
	Issuer string
	Client string
	Secret string
	// UserEndpoint is where the provider keeps a user, with {sub} for his id;
	// "" where it has none.
	UserEndpoint string
}

func (a *Area) providerNames() []string {
	all := []string{}
	for _, p := range a.config.Providers {
		all = append(all, p.Name)
	}
	return all
}
