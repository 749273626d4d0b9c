import { Pagination, type PaginationProps } from '@temple-land/ui';
import { useText } from '../i18n/useText.ts';

/** What the pages of a list take; Previous and Next have words of their own where the specification gives them. */
export type PagesProps = Pick<
  PaginationProps,
  'current' | 'total' | 'onPage' | 'rows' | 'isAlwaysShown'
> &
  Partial<Pick<PaginationProps, 'previousLabel' | 'nextLabel'>>;

/** The pages of a list, in the portal's words. */
export function Pages(props: PagesProps) {
  const { t } = useText();
  const { current, total, previousLabel, nextLabel } = props;
  return (
    <Pagination
      {...props}
      label={t('list.pages')}
      previousLabel={previousLabel ?? t('list.previous')}
      nextLabel={nextLabel ?? t('list.next')}
      pageLabel={(n) => t('list.page', { n })}
      shortText={t('list.pageOf', { n: current, total })}
    />
  );
}
