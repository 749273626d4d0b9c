import {
  Gavel,
  Inbox,
  LandPlot,
  LayoutDashboard,
  Map as MapIcon,
  Megaphone,
  Search,
  Table2,
} from 'lucide';
import type { SideGroup } from '../../index.ts';
import * as frame from '../frames/frameTexts.ts';

/** Words that the officers' pages share, in English. */
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

/** Words that the officers' pages share, in one language. */
export type OfficerWords = typeof english;

/** Words that the officers' pages share, in Odia. */
export const odia: OfficerWords = {
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
export function sideOf(words: OfficerWords, current: string): readonly SideGroup[] {
  const link = (label: string, href: string, icon: SideGroup['links'][number]['icon']) => ({
    label,
    href,
    icon,
    isCurrent: href === current,
  });
  return [
    {
      title: words.work,
      links: [
        { ...link(words.inbox, '#inbox', Inbox), count: 12 },
        link(words.dashboard, '#dashboard', LayoutDashboard),
      ],
    },
    {
      title: words.land,
      links: [
        link(words.webGis, '#web-gis', MapIcon),
        link(words.searchPlot, '#search-plot', Search),
        link(words.reports, '#reports', Table2),
        link(words.leases, '#leases', LandPlot),
      ],
    },
    {
      title: words.tenders,
      links: [
        link(words.auctions, '#auctions', Gavel),
        link(words.advertisements, '#advertisements', Megaphone),
      ],
    },
  ];
}
