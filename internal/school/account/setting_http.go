package account

import (
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/record"
)

func (a *Area) settingRoutes(r *api.Router) {
	api.Get(r, "getSignInOptions", "/api/auth/options", access.Public().EvenClosed(), a.getSignInOptions)
	api.Get(r, "getNetworkSettings", "/api/settings", access.Allow(access.Heads, access.AllCampuses), a.getNetworkSettings)
	api.Put(r, "updateNetworkSettings", "/api/settings", access.Allow(access.Admin, access.AllCampuses), a.updateNetworkSettings)
}

// SignInOptions is what the sign-in page offers, and what the page about
// maintenance tells.
type SignInOptions struct {
	SchoolName   string      `json:"school_name" doc:"Empty until it is set."`
	Mark         string      `json:"mark" doc:"The school's mark, as a data URL; empty where it has none."`
	Registration bool        `json:"registration"`
	Providers    []Provider  `json:"providers"`
	Maintenance  Maintenance `json:"maintenance" doc:"Its words are empty while it is off."`
}

// Provider is an identity provider as the sign-in page shows it.
type Provider struct {
	Name  string `json:"name"`
	Label string `json:"label"`
}

func (a *Area) getSignInOptions(ctx context.Context, _ *struct{}) (SignInOptions, error) {
	s, _, err := a.settings(ctx, a.db)
	if err != nil {
		return SignInOptions{}, err
	}
	mark, err := findMark(ctx, a.db)
	o := SignInOptions{SchoolName: s.SchoolName, Mark: mark, Registration: s.Registration, Providers: []Provider{}}
	if s.Maintenance.On {
		o.Maintenance = s.Maintenance
	}
	for _, p := range a.config.Providers {
		if slices.Contains(s.Providers, p.Name) {
			o.Providers = append(o.Providers, Provider{p.Name, p.Label})
		}
	}
	return o, err
}

// SavedSettings is the network's settings with their version.
type SavedSettings struct {
	Version int64 `json:"version" doc:"0 until they are first saved."`
	NetworkSettings
	AllProviders []Provider `json:"all_providers" doc:"The providers that are configured."`
}

func (a *Area) savedSettings(ctx context.Context, q db.Querier) (SavedSettings, error) {
	s, version, err := a.settings(ctx, q)
	if err != nil {
		return SavedSettings{}, err
	}
	s.Mark, err = findMark(ctx, q)
	saved := SavedSettings{Version: version, NetworkSettings: s, AllProviders: []Provider{}}
	for _, p := range a.config.Providers {
		saved.AllProviders = append(saved.AllProviders, Provider{p.Name, p.Label})
	}
	return saved, err
}

func (a *Area) getNetworkSettings(ctx context.Context, _ *struct{}) (SavedSettings, error) {
	return a.savedSettings(ctx, a.db)
}

func (a *Area) updateNetworkSettings(ctx context.Context, in *struct {
	Body struct {
		Version int64 `json:"version" minimum:"0"`
		NetworkSettings
	}
},
) (SavedSettings, error) {
	settings := record.Kind[string, SavedSettings, SavedSettings]{
		DB: a.db, Entity: "network_settings", Show: record.AsItIs[SavedSettings],
		Find: func(ctx context.Context, q db.Querier, _ access.Scope, _ string) (SavedSettings, error) {
			return a.savedSettings(ctx, q)
		},
		State: func(s SavedSettings) record.State {
			return record.State{ID: settingName, Version: s.Version, Trail: s.NetworkSettings}
		},
	}
	return settings.Change(ctx, settingName, in.Body.Version, "updateNetworkSettings", func(tx *db.Tx, _ SavedSettings) error {
		return saveSettings(ctx, tx, in.Body.NetworkSettings)
	})
}
