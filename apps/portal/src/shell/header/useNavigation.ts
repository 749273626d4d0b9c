import { getHeaderExtras } from '@temple-land/portal-core';
import type { NavEntry, NavTarget } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useConfiguration } from '../../api/configuration/useConfiguration.ts';
import { setPlotSearchOpen, setTrackOpen } from '../../state/dialogs.ts';
import type { Session } from '../../state/session.ts';
import { navigationOf, visitorLinks, type HeaderEntry, type HeaderLink } from './headerLinks.ts';

/** Returns the entries of links, the current one marked. */
export function useTargets(): (links: readonly HeaderLink[]) => NavTarget[] {
  const { t } = useTranslation(['common', 'specification']);
  const { pathname } = useLocation();
  return (links) =>
    links.map(({ words, path }) => ({
      label: t(words),
      href: path,
      isCurrent: path === pathname,
    }));
}

function useEntries(): (entries: readonly HeaderEntry[]) => NavEntry[] {
  const { t } = useTranslation(['common', 'specification']);
  const targets = useTargets();
  const entryOf = (entry: HeaderEntry): NavEntry[] => {
    if ('path' in entry) return targets([entry]);
    const { words, links } = entry;
    const items = targets(links);
    return items.length === 0 ? [] : [{ label: t(words), items }];
  };
  return (entries) => entries.flatMap(entryOf);
}

/** Returns the services of a citizen: two of this portal and two websites run elsewhere (spec 2.2). */
export function useServices(): NavTarget[] {
  const { t } = useTranslation(['common', 'specification']);
  const targets = useTargets();
  const outside = useConfiguration();
  const external = (label: string, href: string | undefined): NavTarget[] =>
    href ? [{ label, href, isExternal: true }] : [];
  return [
    ...targets([visitorLinks.apply]),
    ...external(t('specification:header.donate'), outside?.donationUrl),
    ...targets([visitorLinks.illegitimate]),
    ...external(t('specification:header.guestHouse'), outside?.guestHouseUrl),
  ].map((entry) => (entry.href === '/login' ? { ...entry, isCurrent: false } : entry));
}

/** Returns the pages of the administration at other websites whose addresses are set (spec 2.2). */
export function useSocialLinks(): NavTarget[] {
  const { t } = useTranslation(['common', 'specification']);
  const outside = useConfiguration();
  const links = [
    { label: t('common:social.facebook'), href: outside?.facebookUrl },
    { label: t('common:social.x'), href: outside?.xUrl },
    { label: t('common:social.youtube'), href: outside?.youtubeUrl },
  ];
  return links.flatMap(({ label, href }) => (href ? [{ label, href, isExternal: true }] : []));
}

/** Returns the entries of the header: a visitor's, or those of the user's role (spec 2.2). */
export function useNavigation(session: Session | undefined): NavEntry[] {
  const { t } = useTranslation(['common', 'specification']);
  const targets = useTargets();
  const entries = useEntries();
  const services = useServices();
  if (session) {
    const { userType, userRoleId } = session;
    const links = entries(navigationOf(userType, userRoleId));
    const search = {
      label: t('specification:plotSearch.title'),
      onClick: () => setPlotSearchOpen(true),
    };
    return getHeaderExtras(userType, userRoleId).plotSearch ? [...links, search] : links;
  }
  return [
    ...targets([visitorLinks.about]),
    { label: t('specification:header.citizenServices'), items: services },
    { label: t('specification:header.track'), onClick: () => setTrackOpen(true) },
    ...targets([visitorLinks.faq]),
  ];
}
