import { getLandingPath } from '@temple-land/portal-core';
import { Icon, Link } from '@temple-land/ui';
import { ArrowLeft } from 'lucide';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../state/useSession.ts';
import { backLink } from './layout.css.ts';

/**
 * Leads from a page of a signed-in area back to the area's first page, where the browser's Back is blocked;
 * nothing on that page itself.
 */
export function BackLink() {
  const { t } = useTranslation(['common', 'specification']);
  const { pathname } = useLocation();
  const session = useSession();
  if (session === undefined) return null;
  const start = getLandingPath(session);
  if (pathname === start) return null;
  return (
    <p className={backLink}>
      <Link href={start} isAlone>
        <Icon of={ArrowLeft} size="small" /> {t('common:shell.back')}
      </Link>
    </p>
  );
}
