// Words that stand in most lists of stolen passwords, in the five languages, and those of this place.
export const knownWords = (
  'password passwort motdepasse azerty azertyuiop qwerty qwertz qwertyuiop iloveyou jetaime tequiero teamo tiamo ' +
  'letmein welcome bienvenue bienvenido benvenuto admin root test guest user login master secret soleil sunshine ' +
  'princess princesse princesa principessa dragon monkey football futbol soccer baseball hockey liverpool chelsea ' +
  'barcelona realmadrid juventus benfica marseille superman batman spiderman pokemon starwars shadow michael ' +
  'jordan daniel charlie thomas nicolas camille julien marie maria jesus jesuschrist christ cristo dieu seigneur ' +
  'amour amore amor hola bonjour hello ciao chocolat chocolate doudou loulou coucou chouchou mamour angel ange ' +
  'andrea martina giulia francesco alessandro napoli portugal france italia espana brasil paris lisboa roma madrid ' +
  'summer winter spring hiver printemps verano estate contrasena palavrapasse senha parola clave changeme trustno ' +
  'computer internet google facebook samsung apple freedom whatever flower fleur butterfly cheese pepper ginger ' +
  'cookie maggie killer hunter ranger tigger buster harley robert matrix mustang access family famille familia ' +
  'myspace campus bible biblia bibbia rhema eglise church iglesia chiesa igreja pasteur pastor grace gloire gloria'
).split(' ')
