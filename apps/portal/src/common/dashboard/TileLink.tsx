import { Link } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';

/** The link from a tile to the list behind its figure; the whole tile is its target. */
export function TileLink({ href, label }: { href: string; label: string }) {
  const { t } = useTranslation(['dashboard', 'common', 'specification']);
  return (
    <Link href={href} context={label}>
      {t('tile.show')}
    </Link>
  );
}
