import { headerExtras } from '@temple-land/portal-core';
import type { NavEntry, NavTarget } from '@temple-land/ui';
import { useLocation } from 'react-router-dom';
import { useConfiguration } from '../api/useConfiguration.ts';
import { useText } from '../i18n/useText.ts';
import { setPlotSearchOpen, setTrackOpen } from '../state/dialogs.ts';
import type { Session } from '../state/session.ts';
import { navigationOf, visitorLinks, type HeaderEntry, type HeaderLink } from './headerLinks.ts';

/** Returns the entries of links, the current one marked. */
export function useTargets(): (links: readonly HeaderLink[]) => NavTarget[] {
  const { m, t } = useText();
  const { pathname } = useLocation();
  return (links) =>
    links.map(({ words, path }) => ({
      label: 'm' in words ? m(words.m) : t(words.t),
      href: path,
      isCurrent: path === pathname,
    }));
}

function useEntries(): (entries: readonly HeaderEntry[]) => NavEntry[] {
  const { m, t } = useText();
  const targets = useTargets();
  const entryOf = (entry: HeaderEntry): NavEntry[] => {
    if ('path' in entry) return targets([entry]);
    const { words, links } = entry;
    const items = targets(links);
    return items.length === 0 ? [] : [{ label: 'm' in words ? m(words.m) : t(words.t), items }];
  };
  return (entries) => entries.flatMap(entryOf);
}

/** Gives the services of a citizen: two of this portal and two websites run elsewhere (spec 2.2). */
export function useServices(): NavTarget[] {
  const { m } = useText();
  const targets = useTargets();
  const outside = useConfiguration();
  const external = (label: string, href: string | undefined): NavTarget[] =>
    href ? [{ label, href, isExternal: true }] : [];
  return [
    ...targets([visitorLinks.apply]),
    ...external(m('header.donate'), outside?.donationUrl),
    ...targets([visitorLinks.illegitimate]),
    ...external(m('header.guestHouse'), outside?.guestHouseUrl),
  ].map((entry) => (entry.href === '/login' ? { ...entry, isCurrent: false } : entry));
}

/** Gives the pages of the administration at other websites whose addresses are set (spec 2.2). */
export function useSocialLinks(): NavTarget[] {
  const { t } = useText();
  const outside = useConfiguration();
  const links = [
    { label: t('social.facebook'), href: outside?.facebookUrl },
    { label: t('social.x'), href: outside?.xUrl },
    { label: t('social.youtube'), href: outside?.youtubeUrl },
  ];
  return links.flatMap(({ label, href }) => (href ? [{ label, href, isExternal: true }] : []));
}

/** Gives the entries of the header: a visitor's, or those of the user's role (spec 2.2). */
export function useNavigation(session: Session | undefined): NavEntry[] {
  const { m } = useText();
  const targets = useTargets();
  const entries = useEntries();
  const services = useServices();
  if (session) {
    const { userType, userRoleId } = session;
    const links = entries(navigationOf(userType, userRoleId));
    const search = { label: m('plotSearch.title'), onClick: () => setPlotSearchOpen(true) };
    return headerExtras(userType, userRoleId).plotSearch ? [...links, search] : links;
  }
  return [
    ...targets([visitorLinks.about]),
    { label: m('header.citizenServices'), items: services },
    { label: m('header.track'), onClick: () => setTrackOpen(true) },
    ...targets([visitorLinks.faq]),
  ];
}
