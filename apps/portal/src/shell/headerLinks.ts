import {
  accountPaths,
  headerExtras,
  type MessageKey,
  type UserType,
} from '@temple-land/portal-core';
import type { PageKey } from '../i18n/pageKey.ts';

/** The words of a link: a text of the catalogue or of the page copy. */
export type Words = { m: MessageKey } | { t: PageKey };

/** A link of the header. */
export interface HeaderLink {
  words: Words;
  path: string;
}

/** Links under one heading. */
export interface HeaderGroup {
  words: Words;
  links: readonly HeaderLink[];
}

/** An entry of the header: a link, or a group that opens. */
export type HeaderEntry = HeaderLink | HeaderGroup;

const link = (words: Words, path: string): HeaderLink => ({ words, path });

const apply = link({ m: 'header.applyForLand' }, '/website/grievance/addgrievance');

/** The visitor's links before and after the services menu (spec 2.2). */
export const visitorLinks = {
  about: link({ m: 'header.about' }, '/website/about'),
  faq: link({ m: 'header.faq' }, '/website/faq'),
  apply,
  illegitimate: link({ m: 'header.illegitimate' }, '/login'),
  login: link({ m: 'header.login' }, '/login'),
  register: link({ m: 'header.register' }, '/registration'),
  screenReader: link({ t: 'shell.screenReader' }, '/website/screen-reader'),
} as const;

/** The footer's help links (spec 2.2). */
export const helpLinks: readonly HeaderLink[] = [
  visitorLinks.faq,
  link({ t: 'title.help' }, '/website/help'),
  link({ m: 'sitemap.contact' }, '/website/contact-us'),
  visitorLinks.screenReader,
  link({ t: 'title.features' }, '/website/feature-inner'),
  link({ t: 'footer.sitemap' }, '/website/sitemap'),
  link({ t: 'title.search' }, '/website/search'),
  link({ t: 'title.figures' }, '/website/figures'),
];

/** What the footer offers beside the services of the header. */
export const moreServices: readonly HeaderLink[] = [
  link({ m: 'tender.page' }, '/website/tender'),
  link({ t: 'title.notification' }, '/website/notification'),
  link({ t: 'title.quarry' }, '/quarry-application'),
  link({ t: 'title.verify' }, '/website/verify-document'),
  link({ t: 'title.plotCheck' }, '/website/plot-check'),
];

/** The footer's policy links (spec 2.2). */
export const policyLinks: readonly HeaderLink[] = [
  link({ m: 'sitemap.policy' }, '/website/policy'),
  link({ t: 'footer.privacy' }, '/privacy-policy'),
  link({ m: 'sitemap.terms' }, '/website/terms'),
  link({ m: 'sitemap.disclaimer' }, '/website/disclaimer'),
  link({ t: 'title.accessibility' }, '/website/accessibility'),
];

const officerLinks = {
  home: link({ t: 'title.home' }, '/officer'),
  dashboard: link({ t: 'title.dashboard' }, '/officer/dashboard'),
  applications: link({ t: 'title.applications' }, '/officer/applications'),
  webGis: link({ m: 'header.webGis' }, '/officer/explore-map'),
} as const;

const manage = (words: PageKey, entity: string) => link({ t: words }, `/admin/manage/${entity}`);

const administratorLinks: readonly HeaderEntry[] = [
  link({ t: 'title.dashboard' }, '/admin/new-dashboard'),
  link({ t: 'title.questions' }, '/admin/questions'),
  {
    words: { t: 'admin.nav.land' },
    links: [
      manage('admin.district', 'district'),
      manage('admin.tahasil', 'tahasil'),
      manage('admin.mouza', 'mouza'),
      manage('admin.khatian', 'khatian'),
      manage('admin.plot', 'plot'),
    ],
  },
  {
    words: { t: 'admin.nav.publish' },
    links: [
      manage('admin.tender', 'tender'),
      manage('admin.auction', 'auction'),
      manage('admin.notification', 'notification'),
      manage('admin.faq', 'faq'),
      manage('admin.contact', 'contact'),
    ],
  },
  {
    words: { t: 'admin.nav.people' },
    links: [
      manage('admin.user', 'user'),
      manage('admin.role', 'role'),
      link({ t: 'title.changes' }, '/admin/changes'),
    ],
  },
];

const roleLinks: Readonly<Record<UserType, readonly HeaderEntry[]>> = {
  CI: [
    link({ t: 'title.dashboard' }, '/citizen/citizen-dashboard'),
    link({ t: 'title.myApplications' }, '/citizen/applications'),
    apply,
  ],
  C: [officerLinks.home],
  T: [officerLinks.home, officerLinks.applications],
  O: [officerLinks.dashboard, officerLinks.applications],
  A: administratorLinks,
};

/** Gives the navigation of a user's role; Web GIS for officers (spec 2.2, 6). */
export function navigationOf(userType: UserType, userRoleId: number): readonly HeaderEntry[] {
  const links = roleLinks[userType] ?? [];
  return headerExtras(userType, userRoleId).webGis ? [...links, officerLinks.webGis] : links;
}

/** Gives the links of a user's own menu, Logout left out: it is an action (spec 2.2). */
export function accountLinks(userType: UserType): readonly HeaderLink[] {
  const { editProfile, changePassword } = accountPaths(userType);
  return [
    link({ m: 'header.editProfile' }, editProfile),
    link({ m: 'header.changePassword' }, changePassword),
  ];
}
