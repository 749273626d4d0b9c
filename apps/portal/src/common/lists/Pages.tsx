import { Pagination, type PaginationProps } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';

/** What the pages of a list take; Previous and Next have words of their own where the specification gives them. */
export type PagesProps = Pick<
  PaginationProps,
  'current' | 'total' | 'onPage' | 'rows' | 'isAlwaysShown'
> &
  Partial<Pick<PaginationProps, 'previousLabel' | 'nextLabel'>>;

/** The pages of a list, in the portal's words. */
export function Pages(props: PagesProps) {
  const { t } = useTranslation(['common', 'specification']);
  const { current, total, previousLabel, nextLabel } = props;
  return (
    <Pagination
      {...props}
      label={t('common:list.pages')}
      previousLabel={previousLabel ?? t('common:list.previous')}
      nextLabel={nextLabel ?? t('common:list.next')}
      pageLabel={(n) => t('common:list.page', { n })}
      shortText={t('common:list.pageOf', { n: current, total })}
    />
  );
}
