import { SiteFooter } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { getCurrentYear } from '../../common/text/dateTime.ts';

/** The footer of a logged-in user: one copyright line with the current year (spec 2.2). */
export function UserFooter({ isWide = false }: { isWide?: boolean }) {
  const { t } = useTranslation(['common', 'office', 'specification']);
  const note = t('office:copyrightMember', { year: getCurrentYear() });
  return <SiteFooter notes={[note]} width={isWide ? 'wide' : 'page'} />;
}
