import type { NavEntry, NavTarget } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useConfiguration } from '../../api/configuration/useConfiguration.ts';
import { setPlotSearchOpen, setTrackOpen } from '../../state/dialogs.ts';
import type { Session } from '../../state/session.ts';
import { useCanSearchPlots } from '../../state/useCanSearchPlots.ts';
import { useDataRights } from '../../state/useDataRights.ts';
import { getNavigation, visitorLinks, type HeaderEntry, type HeaderLink } from './headerLinks.ts';

/** Returns a function that maps links to navigation targets, the current page marked. */
export function useNavTargets(): (links: readonly HeaderLink[]) => NavTarget[] {
  const { t } = useTranslation(['common', 'specification']);
  const { pathname } = useLocation();
  return (links) =>
    links.map(({ label, path }) => ({
      label: t(label),
      href: path,
      isCurrent: path === pathname,
    }));
}

function useNavEntries(): (entries: readonly HeaderEntry[]) => NavEntry[] {
  const { t } = useTranslation(['common', 'specification']);
  const targets = useNavTargets();
  const toEntries = (entry: HeaderEntry): NavEntry[] => {
    if ('path' in entry) return targets([entry]);
    const { label, links } = entry;
    const items = targets(links);
    return items.length === 0 ? [] : [{ label: t(label), items }];
  };
  return (entries) => entries.flatMap(toEntries);
}

/** Returns the services for citizens: two of this portal and two external websites (spec 2.2). */
export function useServiceTargets(): NavTarget[] {
  const { t } = useTranslation(['common', 'specification']);
  const targets = useNavTargets();
  const configuration = useConfiguration();
  const toExternalTarget = (label: string, href: string | undefined): NavTarget[] =>
    href ? [{ label, href, isExternal: true }] : [];
  return [
    ...targets([visitorLinks.apply]),
    ...toExternalTarget(t('specification:header.donate'), configuration?.donationUrl),
    ...targets([visitorLinks.illegitimate]),
    ...toExternalTarget(t('specification:header.guestHouse'), configuration?.guestHouseUrl),
  ].map((entry) => (entry.href === '/login' ? { ...entry, isCurrent: false } : entry));
}

/** Returns the configured social media pages of the administration (spec 2.2). */
export function useSocialTargets(): NavTarget[] {
  const { t } = useTranslation(['common', 'specification']);
  const configuration = useConfiguration();
  const links = [
    { label: t('common:social.facebook'), href: configuration?.facebookUrl },
    { label: t('common:social.x'), href: configuration?.xUrl },
    { label: t('common:social.youtube'), href: configuration?.youtubeUrl },
  ];
  return links.flatMap(({ label, href }) => (href ? [{ label, href, isExternal: true }] : []));
}

/** Returns the entries of the header for a visitor or for the role of a user (spec 2.2). */
export function useNavigation(session: Session | undefined): NavEntry[] {
  const { t } = useTranslation(['common', 'specification']);
  const targets = useNavTargets();
  const entries = useNavEntries();
  const services = useServiceTargets();
  const hasPlotSearch = useCanSearchPlots();
  const maySeeOutlines = useDataRights()('data.outlines.see');
  if (session) {
    const { userType, userRoleId } = session;
    const links = entries(getNavigation(userType, userRoleId, maySeeOutlines));
    const search = {
      label: t('specification:plotSearch.title'),
      onClick: () => setPlotSearchOpen(true),
    };
    return hasPlotSearch ? [...links, search] : links;
  }
  return [
    ...targets([visitorLinks.about]),
    { label: t('specification:header.citizenServices'), items: services },
    { label: t('specification:header.track'), onClick: () => setTrackOpen(true) },
    ...targets([visitorLinks.tenders, visitorLinks.faq, visitorLinks.search]),
  ];
}
