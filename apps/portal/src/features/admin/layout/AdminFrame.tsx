import type { AdminIcon } from '@temple-land/portal-core';
import { Icon, SideNav, type SideLink } from '@temple-land/ui';
import {
  Building2,
  CalendarOff,
  CircleQuestionMark,
  ClipboardCheck,
  Contact,
  FileCheck,
  FilePen,
  FileText,
  FileUp,
  Flag,
  Gauge,
  Gavel,
  IndianRupee,
  Landmark,
  LandPlot,
  LayoutDashboard,
  ListTodo,
  MapPin,
  MapPinned,
  Megaphone,
  MessageSquare,
  MessagesSquare,
  PanelsTopLeft,
  Scale,
  ScrollText,
  Send,
  ShieldCheck,
  Sprout,
  Tag,
  type IconNode,
  UserCheck,
  Users,
  UserX,
  Workflow as WorkflowIcon,
} from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { adminListGroups } from './adminNavigation.ts';
import { BackLink } from '../../../common/page/BackLink.tsx';
import { MainLandmark } from '../../../common/page/MainLandmark.tsx';
import * as styles from './admin.css.ts';

const icons: Readonly<Record<AdminIcon, IconNode>> = {
  CalendarOff,
  CircleQuestionMark,
  Contact,
  FileCheck,
  FileText,
  Gauge,
  Gavel,
  IndianRupee,
  Landmark,
  LandPlot,
  MapPin,
  MapPinned,
  Megaphone,
  MessageSquare,
  Scale,
  ScrollText,
  ShieldCheck,
  Sprout,
  Tag,
  Users,
};

const version = import.meta.env.VITE_VERSION;

/** The navigation of the administrators' section and the page beside it. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { pathname } = useLocation();
  const link = (label: string, href: string, icon: IconNode): SideLink => ({
    label,
    href,
    icon: <Icon of={icon} />,
    isCurrent: pathname === href,
  });
  return (
    <div className={styles.frame}>
      <SideNav
        label={t('nav')}
        groups={[
          {
            title: t('nav.overview'),
            links: [
              link(t('common:title.dashboard'), '/admin/new-dashboard', LayoutDashboard),
              link(t('common:title.setup'), '/admin/setup', ClipboardCheck),
              link(t('common:title.questions'), '/admin/questions', MessagesSquare),
              link(t('common:title.pageReports'), '/admin/page-reports', Flag),
              link(t('common:title.deliveries'), '/admin/deliveries', Send),
            ],
          },
          ...adminListGroups.map(({ group, title, links }) => ({
            title: t(title),
            links: [
              ...links.map(({ label, path, icon }) => link(t(label), path, icons[icon])),
              ...(group === 'people'
                ? [
                    link(t('common:title.stepRights'), '/admin/step-rights', ListTodo),
                    link(t('common:title.office'), '/admin/office', Building2),
                    link(t('common:title.changes'), '/admin/changes', UserCheck),
                    link(t('common:title.erasures'), '/admin/erasures', UserX),
                  ]
                : []),
              ...(group === 'work'
                ? [
                    link(t('common:title.workflows'), '/admin/workflows', WorkflowIcon),
                    link(t('common:title.letterTemplates'), '/admin/letter-templates', FilePen),
                  ]
                : []),
              ...(group === 'publish'
                ? [link(t('common:title.sitePages'), '/admin/pages', PanelsTopLeft)]
                : []),
              ...(group === 'land'
                ? [link(t('common:title.imports'), '/admin/imports', FileUp)]
                : []),
            ],
          })),
        ]}
      />
      <MainLandmark className={styles.page}>
        <BackLink />
        {children}
        {version !== undefined && <p className={styles.version}>{t('version', { version })}</p>}
      </MainLandmark>
    </div>
  );
}
