import { SiteFooter } from '@temple-land/ui';
import { currentYear } from '../blocks/moments.ts';
import { useText } from '../i18n/useText.ts';

/** The footer of a logged-in user: one copyright line with the current year (spec 2.2). */
export function MemberFooter({ isWide = false }: { isWide?: boolean }) {
  const { t } = useText();
  const note = t('footer.copyrightMember', { year: currentYear() });
  return <SiteFooter notes={[note]} width={isWide ? 'wide' : 'page'} />;
}
