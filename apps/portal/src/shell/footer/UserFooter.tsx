import { SiteFooter } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { currentYear } from '../../common/text/moments.ts';

/** The footer of a logged-in user: one copyright line with the current year (spec 2.2). */
export function UserFooter({ isWide = false }: { isWide?: boolean }) {
  const { t } = useTranslation(['common', 'specification']);
  const note = t('common:footer.copyrightMember', { year: currentYear() });
  return <SiteFooter notes={[note]} width={isWide ? 'wide' : 'page'} />;
}
