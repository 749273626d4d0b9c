import { getLandingPath } from '@temple-land/portal-core';
import { Icon, Link } from '@temple-land/ui';
import { ArrowLeft } from 'lucide';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../state/useSession.ts';
import { backLink } from './layout.css.ts';

/**
 * The link from a page of a logged-in area to the area's first page, because the browser's Back is blocked there; not
 * rendered on the first page.
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
        <Icon of={ArrowLeft} size="small" />
        {t('common:shell.back')}
      </Link>
    </p>
  );
}
