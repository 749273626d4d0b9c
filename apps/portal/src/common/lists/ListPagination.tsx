import { Pagination, type PaginationProps } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';

/** The props of `ListPagination`; Previous and Next can have the labels of the specification. */
export type ListPaginationProps = Pick<
  PaginationProps,
  'page' | 'pageCount' | 'onPageChange' | 'rows' | 'isAlwaysShown'
> &
  Partial<Pick<PaginationProps, 'previousLabel' | 'nextLabel'>>;

/** The kit's pagination with the texts of the portal. */
export function ListPagination(props: ListPaginationProps) {
  const { t } = useTranslation(['common', 'specification']);
  const { page, pageCount, previousLabel, nextLabel } = props;
  return (
    <Pagination
      {...props}
      label={t('common:list.pages')}
      previousLabel={previousLabel ?? t('common:list.previous')}
      nextLabel={nextLabel ?? t('common:list.next')}
      pageLabel={(n) => t('common:list.page', { n })}
      shortText={t('common:list.pageOf', { n: page, total: pageCount })}
    />
  );
}
