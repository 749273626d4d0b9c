import {
  Gavel,
  Inbox,
  LandPlot,
  LayoutDashboard,
  Map as MapIcon,
  Megaphone,
  Search,
  Table2,
  type IconNode,
} from 'lucide';
import { getIcon } from '../../components/Icon/Icon.tsx';
import type { SideGroup } from '../../index.ts';
import * as frame from '../frames/frameTexts.ts';

/** English texts that the officers' pages share. */
export const english = {
  frame: frame.english,
  userName: 'Anita Dash',
  work: 'Work',
  inbox: 'Inbox',
  dashboard: 'Dashboard',
  land: 'Land',
  webGis: 'Web GIS',
  searchPlot: 'Search plot',
  reports: 'Land reports',
  tenders: 'Tenders',
  auctions: 'Auctions',
  advertisements: 'Advertisements',
  leases: 'Leases',
  loading: 'Loading',
  failed: 'Something went wrong',
  retry: 'Try again',
};

/** Texts that the officers' pages share, in one language. */
export type OfficerTexts = typeof english;

/** Odia texts that the officers' pages share. */
export const odia: OfficerTexts = {
  frame: frame.odia,
  userName: 'ଅନିତା ଦାଶ',
  work: 'କାର୍ଯ୍ୟ',
  inbox: 'ଇନ୍‌ବକ୍ସ',
  dashboard: 'ଡ୍ୟାସବୋର୍ଡ',
  land: 'ଜମି',
  webGis: 'ୱେବ୍ GIS',
  searchPlot: 'ପ୍ଲଟ ଖୋଜନ୍ତୁ',
  reports: 'ଜମି ବିବରଣୀ',
  tenders: 'ଟେଣ୍ଡର',
  auctions: 'ନିଲାମ',
  advertisements: 'ବିଜ୍ଞାପନ',
  leases: 'ଲିଜ୍',
  loading: 'ଆସୁଛି',
  failed: 'କିଛି ଭୁଲ ହୋଇଗଲା',
  retry: 'ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ',
};

/** Returns the pages of the officers' section; the header's menus have the same ones on small screens. */
export function getOfficerPages(texts: OfficerTexts, current: string): readonly SideGroup[] {
  const link = (label: string, href: string, icon: IconNode) => ({
    label,
    href,
    icon: getIcon({ of: icon }),
    isCurrent: href === current,
  });
  return [
    {
      title: texts.work,
      links: [
        { ...link(texts.inbox, '#inbox', Inbox), count: 12 },
        link(texts.dashboard, '#dashboard', LayoutDashboard),
      ],
    },
    {
      title: texts.land,
      links: [
        link(texts.webGis, '#web-gis', MapIcon),
        link(texts.searchPlot, '#search-plot', Search),
        link(texts.reports, '#reports', Table2),
        link(texts.leases, '#leases', LandPlot),
      ],
    },
    {
      title: texts.tenders,
      links: [
        link(texts.auctions, '#auctions', Gavel),
        link(texts.advertisements, '#advertisements', Megaphone),
      ],
    },
  ];
}
