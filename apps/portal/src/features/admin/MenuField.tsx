import { Checkbox, CheckboxGroup } from '@temple-land/ui';
import { useServiceQuery } from '../../api/useCall.ts';
import { TryAgain } from '../../blocks/TryAgain.tsx';
import { useText } from '../../i18n/useText.ts';

/** What the menu entries of a role take. */
export interface MenuFieldProps {
  id: string;
  menuIds: readonly number[];
  onMenuIds: (menuIds: readonly number[]) => void;
  error: string | undefined;
}

/** Which entries of the menu the users of a role find. */
export function MenuField({ id, menuIds, onMenuIds, error }: MenuFieldProps) {
  const { t } = useText();
  const { answer, said, refetch } = useServiceQuery('adminMenuChoices', {}, { isQuiet: true });
  const choices = answer && 'result' in answer ? answer.result : [];
  const toggle = (item: number, isChosen: boolean) =>
    onMenuIds(isChosen ? [...menuIds, item] : menuIds.filter((chosen) => chosen !== item));
  return (
    <>
      <TryAgain said={said} onAgain={refetch} />
      <CheckboxGroup
        id={id}
        label={t('admin.field.menuIds')}
        optionalLabel={t('admin.optional')}
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
