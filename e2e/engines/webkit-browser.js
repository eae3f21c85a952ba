// A window of WebKitGTK that may be driven and keeps what it has: gjs -m webkit-browser.js FOLDER
import Gtk from 'gi://Gtk?version=3.0'
import WebKit from 'gi://WebKit2?version=4.1'

Gtk.init(null)
const [folder] = ARGV
const kept = { base_data_directory: folder, base_cache_directory: `${folder}/cache` }
const context = new WebKit.WebContext({ website_data_manager: new WebKit.WebsiteDataManager(kept) })
context.set_preferred_languages(['fr-FR'])
context.set_automation_allowed(true)
context.connect('automation-started', (_, session) => {
  const about = new WebKit.ApplicationInfo()
  const version = [WebKit.get_major_version(), WebKit.get_minor_version(), WebKit.get_micro_version()]
  about.set_name('WebKitGTK')
  about.set_version(...version)
  session.set_application_info(about)
  session.connect('create-web-view', () => {
    const view = new WebKit.WebView({ web_context: context, is_controlled_by_automation: true })
    const window = new Gtk.Window({ default_width: 1024, default_height: 768 })
    window.add(view)
    view.connect('close', () => Gtk.main_quit())
    window.show_all()
    return view
  })
})
Gtk.main()
