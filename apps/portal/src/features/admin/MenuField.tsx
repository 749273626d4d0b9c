import { Checkbox, CheckboxGroup } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { useServiceQuery } from '../../api/useCall.ts';
import { TryAgain } from '../../blocks/TryAgain.tsx';

/** What the menu entries of a role take. */
export interface MenuFieldProps {
  id: string;
  menuIds: readonly number[];
  onMenuIds: (menuIds: readonly number[]) => void;
  error: string | undefined;
}

/** Which entries of the menu the users of a role find. */
export function MenuField({ id, menuIds, onMenuIds, error }: MenuFieldProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { answer, said, refetch } = useServiceQuery('adminMenuChoices', {}, { isQuiet: true });
  const choices = answer && 'result' in answer ? answer.result : [];
  const toggle = (item: number, isChosen: boolean) =>
    onMenuIds(isChosen ? [...menuIds, item] : menuIds.filter((chosen) => chosen !== item));
  return (
    <>
      <TryAgain said={said} onAgain={refetch} />
      <CheckboxGroup
        id={id}
        label={t('field.menuIds')}
        optionalLabel={t('common:admin.optional')}
        {...(error === undefined ? {} : { errorMessage: error })}
      >
        {choices.map(({ id: item, label, url }) => (
          <Checkbox
            key={item}
            label={`${label} (${url})`}
            checked={menuIds.includes(item)}
            onChange={(event) => toggle(item, event.target.checked)}
          />
        ))}
      </CheckboxGroup>
    </>
  );
}
