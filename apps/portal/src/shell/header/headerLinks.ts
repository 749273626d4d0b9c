import { getAccountPaths, getHeaderExtras, type UserType } from '@temple-land/portal-core';
import { href } from 'react-router-dom';
import { adminListGroups } from '../../features/admin/layout/adminNavigation.ts';
import type { TextKey } from '../../i18n/textKey.ts';

/** A link of the header. */
export interface HeaderLink {
  label: TextKey;
  path: string;
}

/** Links under one heading. */
export interface HeaderGroup {
  label: TextKey;
  links: readonly HeaderLink[];
}

/** An entry of the header: a link, or a group that opens. */
export type HeaderEntry = HeaderLink | HeaderGroup;

const createLink = (label: TextKey, path: string): HeaderLink => ({ label, path });

const applyLink = createLink(
  'specification:header.applyForLand',
  href('/website/grievance/addgrievance'),
);

/** The visitor's links before and after the services menu (spec 2.2), and two more. */
export const visitorLinks = {
  about: createLink('specification:header.about', href('/website/about')),
  faq: createLink('specification:header.faq', href('/website/faq')),
  tenders: createLink('common:header.tenders', href('/website/tender')),
  search: createLink('common:title.search', href('/website/search')),
  apply: applyLink,
  illegitimate: createLink('specification:header.illegitimate', href('/login')),
  login: createLink('specification:header.login', href('/login')),
  register: createLink('specification:header.register', href('/registration')),
  screenReader: createLink('common:shell.screenReader', href('/website/screen-reader')),
} as const;

/** The footer's help links (spec 2.2). */
export const helpLinks: readonly HeaderLink[] = [
  visitorLinks.faq,
  createLink('common:title.help', href('/website/help')),
  createLink('specification:sitemap.contact', href('/website/contact-us')),
  visitorLinks.screenReader,
  createLink('common:title.features', href('/website/feature-inner')),
  createLink('common:footer.sitemap', href('/website/sitemap')),
  createLink('common:title.search', href('/website/search')),
  createLink('common:title.figures', href('/website/figures')),
  createLink('common:title.openData', href('/website/open-data')),
  createLink('common:title.glossary', href('/website/glossary')),
];

/** Links to more services, shown in the footer only. */
export const serviceLinks: readonly HeaderLink[] = [
  createLink('specification:tender.page', href('/website/tender')),
  createLink('common:title.notification', href('/website/notification')),
  createLink('common:title.quarry', href('/quarry-application')),
  createLink('common:title.verify', href('/website/verify-document')),
  createLink('common:title.plotCheck', href('/website/plot-check')),
  createLink('common:title.landMap', href('/website/land-map')),
];

/** The footer's policy links (spec 2.2). */
export const policyLinks: readonly HeaderLink[] = [
  createLink('specification:sitemap.policy', href('/website/policy')),
  createLink('common:footer.privacy', href('/privacy-policy')),
  createLink('specification:sitemap.terms', href('/website/terms')),
  createLink('specification:sitemap.disclaimer', href('/website/disclaimer')),
  createLink('common:title.accessibility', href('/website/accessibility')),
];

const officerLinks = {
  home: createLink('common:title.home', href('/officer')),
  dashboard: createLink('common:title.dashboard', href('/officer/dashboard')),
  applications: createLink('common:title.applications', href('/officer/applications')),
  webGis: createLink('specification:header.webGis', href('/officer/explore-map')),
} as const;

type AdminLists = (typeof adminListGroups)[number]['links'];

const toLinks = (lists: AdminLists): HeaderLink[] =>
  lists.map(({ label, path }) => createLink(label, path));

type AdminGroup = (typeof adminListGroups)[number]['group'];

/** The pages beside the lists of a group. */
const groupPages: Readonly<Partial<Record<AdminGroup, readonly HeaderLink[]>>> = {
  land: [createLink('common:title.imports', href('/admin/imports'))],
  publish: [
    createLink('common:title.sitePages', href('/admin/pages')),
    createLink('common:title.pageReports', href('/admin/page-reports')),
  ],
  people: [
    createLink('common:title.setup', href('/admin/setup')),
    createLink('common:title.stepRights', href('/admin/step-rights')),
    createLink('common:title.workflows', href('/admin/workflows')),
    createLink('common:title.letterTemplates', href('/admin/letter-templates')),
    createLink('common:title.office', href('/admin/office')),
    createLink('common:title.changes', href('/admin/changes')),
    createLink('common:title.erasures', href('/admin/erasures')),
    createLink('common:title.deliveries', href('/admin/deliveries')),
  ],
};

// The lists of casework are among those of users and roles: the header has no room for another group.
const workLinks = adminListGroups
  .filter(({ group }) => group === 'work')
  .flatMap(({ links }) => toLinks(links));

const administratorLinks: readonly HeaderEntry[] = [
  createLink('common:title.dashboard', href('/admin/new-dashboard')),
  createLink('common:title.questions', href('/admin/questions')),
  ...adminListGroups
    .filter(({ group }) => group !== 'work')
    .map(({ group, title, links }) => ({
      label: title,
      links: [
        ...toLinks(links),
        ...(groupPages[group] ?? []),
        ...(group === 'people' ? workLinks : []),
      ],
    })),
];

const roleLinks: Readonly<Record<UserType, readonly HeaderEntry[]>> = {
  CI: [
    createLink('common:title.dashboard', href('/citizen/citizen-dashboard')),
    createLink('common:title.myApplications', href('/citizen/applications')),
    applyLink,
    visitorLinks.tenders,
    visitorLinks.search,
  ],
  C: [officerLinks.home],
  T: [officerLinks.home, officerLinks.applications],
  O: [officerLinks.dashboard, officerLinks.applications],
  A: administratorLinks,
};

/** Returns the navigation of a user's role; Web GIS for officers who may see outlines (spec 2.2, 6). */
export function getNavigation(
  userType: UserType,
  userRoleId: number,
  maySeeOutlines: boolean,
): readonly HeaderEntry[] {
  const links = roleLinks[userType] ?? [];
  const { webGis } = getHeaderExtras(userType, userRoleId);
  return webGis && maySeeOutlines ? [...links, officerLinks.webGis] : links;
}

/** Returns the links of the account menu; Logout is an action and not a link (spec 2.2). */
export function getAccountLinks(userType: UserType): readonly HeaderLink[] {
  const { editProfile, changePassword } = getAccountPaths(userType);
  return [
    createLink('specification:header.editProfile', editProfile),
    createLink('specification:header.changePassword', changePassword),
  ];
}
