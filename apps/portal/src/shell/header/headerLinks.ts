import { getAccountPaths, getHeaderExtras, type UserType } from '@temple-land/portal-core';
import { href } from 'react-router-dom';
import { listGroups } from '../../features/admin/layout/adminNavigation.ts';
import type { TextKey } from '../../i18n/textKey.ts';

/** A link of the header. */
export interface HeaderLink {
  words: TextKey;
  path: string;
}

/** Links under one heading. */
export interface HeaderGroup {
  words: TextKey;
  links: readonly HeaderLink[];
}

/** An entry of the header: a link, or a group that opens. */
export type HeaderEntry = HeaderLink | HeaderGroup;

const link = (words: TextKey, path: string): HeaderLink => ({ words, path });

const apply = link('specification:header.applyForLand', href('/website/grievance/addgrievance'));

/** The visitor's links before and after the services menu (spec 2.2). */
export const visitorLinks = {
  about: link('specification:header.about', href('/website/about')),
  faq: link('specification:header.faq', href('/website/faq')),
  apply,
  illegitimate: link('specification:header.illegitimate', href('/login')),
  login: link('specification:header.login', href('/login')),
  register: link('specification:header.register', href('/registration')),
  screenReader: link('common:shell.screenReader', href('/website/screen-reader')),
} as const;

/** The footer's help links (spec 2.2). */
export const helpLinks: readonly HeaderLink[] = [
  visitorLinks.faq,
  link('common:title.help', href('/website/help')),
  link('specification:sitemap.contact', href('/website/contact-us')),
  visitorLinks.screenReader,
  link('common:title.features', href('/website/feature-inner')),
  link('common:footer.sitemap', href('/website/sitemap')),
  link('common:title.search', href('/website/search')),
  link('common:title.figures', href('/website/figures')),
];

/** What the footer offers beside the services of the header. */
export const moreServices: readonly HeaderLink[] = [
  link('specification:tender.page', href('/website/tender')),
  link('common:title.notification', href('/website/notification')),
  link('common:title.quarry', href('/quarry-application')),
  link('common:title.verify', href('/website/verify-document')),
  link('common:title.plotCheck', href('/website/plot-check')),
];

/** The footer's policy links (spec 2.2). */
export const policyLinks: readonly HeaderLink[] = [
  link('specification:sitemap.policy', href('/website/policy')),
  link('common:footer.privacy', href('/privacy-policy')),
  link('specification:sitemap.terms', href('/website/terms')),
  link('specification:sitemap.disclaimer', href('/website/disclaimer')),
  link('common:title.accessibility', href('/website/accessibility')),
];

const officerLinks = {
  home: link('common:title.home', href('/officer')),
  dashboard: link('common:title.dashboard', href('/officer/dashboard')),
  applications: link('common:title.applications', href('/officer/applications')),
  webGis: link('specification:header.webGis', href('/officer/explore-map')),
} as const;

const administratorLinks: readonly HeaderEntry[] = [
  link('common:title.dashboard', href('/admin/new-dashboard')),
  link('common:title.questions', href('/admin/questions')),
  ...listGroups.map(({ group, title, links }): HeaderGroup => {
    const lists = links.map(({ label, path }) => link(label, path));
    const changes = link('common:title.changes', href('/admin/changes'));
    return { words: title, links: group === 'people' ? [...lists, changes] : lists };
  }),
];

const roleLinks: Readonly<Record<UserType, readonly HeaderEntry[]>> = {
  CI: [
    link('common:title.dashboard', href('/citizen/citizen-dashboard')),
    link('common:title.myApplications', href('/citizen/applications')),
    apply,
  ],
  C: [officerLinks.home],
  T: [officerLinks.home, officerLinks.applications],
  O: [officerLinks.dashboard, officerLinks.applications],
  A: administratorLinks,
};

/** Returns the navigation of a user's role; Web GIS for officers (spec 2.2, 6). */
export function navigationOf(userType: UserType, userRoleId: number): readonly HeaderEntry[] {
  const links = roleLinks[userType] ?? [];
  return getHeaderExtras(userType, userRoleId).webGis ? [...links, officerLinks.webGis] : links;
}

/** Returns the links of a user's own menu, Logout left out: it is an action (spec 2.2). */
export function accountLinks(userType: UserType): readonly HeaderLink[] {
  const { editProfile, changePassword } = getAccountPaths(userType);
  return [
    link('specification:header.editProfile', editProfile),
    link('specification:header.changePassword', changePassword),
  ];
}
