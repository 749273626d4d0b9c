import { Link } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';

/** The link from a tile to the list behind its figure; the whole tile is its target; nothing without a path. */
export function TileLink({ href, label }: { href: string | undefined; label: string }) {
  const { t } = useTranslation(['dashboard', 'common', 'specification']);
  if (href === undefined) return null;
  return (
    <Link href={href} context={label}>
      {t('tile.show')}
    </Link>
  );
}
