import { useQuery } from '@tanstack/react-query';
import { Checkbox, CheckboxGroup } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { Retry } from '../../../common/feedback/Retry.tsx';

/** The props of `MenuField`. */
export interface MenuFieldProps {
  id: string;
  menuIds: readonly number[];
  onMenuIds: (menuIds: readonly number[]) => void;
  error: string | undefined;
}

/** The menu entries of a role. */
export function MenuField({ id, menuIds, onMenuIds, error }: MenuFieldProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const query = useQuery(serviceQuery('adminMenuChoices', {}, { isQuiet: true }));
  const choices = query.data && 'result' in query.data ? query.data.result : [];
  return (
    <>
      <Retry message={query.error?.userMessage} onRetry={query.refetch} />
      <CheckboxGroup
        id={id}
        label={t('field.menuIds')}
        optionalLabel={t('common:admin.optional')}
        value={menuIds.map(String)}
        onChange={(ids) => onMenuIds(ids.map(Number))}
        {...(error === undefined ? {} : { errorMessage: error })}
      >
        {choices.map(({ id: item, label, url }) => (
          <Checkbox key={item} label={`${label} (${url})`} value={String(item)} />
        ))}
      </CheckboxGroup>
    </>
  );
}
