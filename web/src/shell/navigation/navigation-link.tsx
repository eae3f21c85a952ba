import { Link, type LinkProps, useLocation } from 'react-router'
import type { NavigationItem } from './entry'
import { isCurrent } from './is-current'

type NavigationLinkProps = Omit<LinkProps, 'to' | 'target'> & { item: NavigationItem }

// A link of the menu, wherever it stands: it knows whether its page is shown, and opens another tab where the entry
// says so.
export function NavigationLink({ item, ...rest }: NavigationLinkProps) {
  const { pathname } = useLocation()
  return (
    <Link
      to={item.url}
      target={item.target}
      rel={item.target ? 'noreferrer' : undefined}
      aria-current={isCurrent(item, pathname) ? 'page' : undefined}
      {...rest}
    />
  )
}
