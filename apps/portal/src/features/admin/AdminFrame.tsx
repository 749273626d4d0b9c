import type { EntityName } from '@temple-land/portal-core';
import { SideNav, type SideLink } from '@temple-land/ui';
import {
  CircleQuestionMark,
  Contact,
  FileText,
  Gavel,
  Landmark,
  LandPlot,
  LayoutDashboard,
  MapPin,
  Megaphone,
  MapPinned,
  MessagesSquare,
  ScrollText,
  ShieldCheck,
  UserCheck,
  Users,
  type IconNode,
} from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { BackLink } from '../../blocks/BackLink.tsx';
import { MainPart } from '../../blocks/MainPart.tsx';
import * as styles from './admin.css.ts';
import { entityWords } from './words.ts';

const icons: Readonly<Record<EntityName, IconNode>> = {
  district: Landmark,
  tahasil: MapPinned,
  mouza: MapPin,
  khatian: ScrollText,
  plot: LandPlot,
  tender: FileText,
  auction: Gavel,
  notification: Megaphone,
  faq: CircleQuestionMark,
  contact: Contact,
  user: Users,
  role: ShieldCheck,
};

const groups = [
  { title: 'common:admin.nav.land', entities: ['district', 'tahasil', 'mouza', 'khatian', 'plot'] },
  {
    title: 'common:admin.nav.publish',
    entities: ['tender', 'auction', 'notification', 'faq', 'contact'],
  },
  { title: 'common:admin.nav.people', entities: ['user', 'role'] },
] as const;

/** The navigation of the administrators' section and the page beside it. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { pathname } = useLocation();
  const link = (label: string, href: string, icon: IconNode): SideLink => ({
    label,
    href,
    icon,
    isCurrent: pathname === href,
  });
  const linkOf = (entity: EntityName) =>
    link(t(entityWords[entity].list), `/admin/manage/${entity}`, icons[entity]);
  return (
    <div className={styles.frame}>
      <SideNav
        label={t('nav')}
        groups={[
          {
            title: t('nav.overview'),
            links: [
              link(t('common:title.dashboard'), '/admin/new-dashboard', LayoutDashboard),
              link(t('common:title.questions'), '/admin/questions', MessagesSquare),
            ],
          },
          ...groups.map(({ title, entities }) => ({
            title: t(title),
            links: [
              ...entities.map(linkOf),
              ...(title === 'common:admin.nav.people'
                ? [link(t('common:title.changes'), '/admin/changes', UserCheck)]
                : []),
            ],
          })),
        ]}
      />
      <MainPart className={styles.page}>
        <BackLink />
        {children}
      </MainPart>
    </div>
  );
}
