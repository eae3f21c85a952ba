// The sizes of the frame in pixels; those of the navbar and the box are the specification's.
export const navbarWidth = 280
export const foldedWidth = 64
export const boxWidth = 1280
export const toolbarHeight = 56
export const menubarHeight = 48
export const footerHeight = 40

// From this width on there is room for the menu beside the page; below it the menu is a drawer.
export const wideFrom = 960
