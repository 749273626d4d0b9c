import { adminGroups, listLinks, type AdminIcon, type ListLink } from '@temple-land/portal-core';
import { href } from 'react-router-dom';
import type { TextKey } from '../../../i18n/textKey.ts';

type PortalLink = ListLink<TextKey> & { readonly icon: AdminIcon };

const titles: Readonly<Record<PortalLink['group'], TextKey>> = adminGroups;
const groups = Object.keys(adminGroups) as PortalLink['group'][];
const links: readonly [entity: string, link: PortalLink][] = Object.entries(listLinks);

/** The groups of the administrators' navigation in their order, each with the links to its lists. */
export const adminListGroups = groups.map((group) => ({
  group,
  title: titles[group],
  links: links
    .filter(([, link]) => link.group === group)
    .map(([entity, { label, icon }]) => ({
      label,
      path: href('/admin/manage/:entity', { entity }),
      icon,
    })),
}));
