import { ageBands, inboxFlags, workflows, type AgeBand } from '@temple-land/portal-core';
import { Button, Icon, Select, TextField } from '@temple-land/ui';
import { ListFilter, Search } from 'lucide';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PlacePicker } from '../../../common/land/PlacePicker.tsx';
import { noPlace, type PlaceLevel } from '../../../common/land/places.ts';
import { formatCount } from '../../../i18n/format.ts';
import type { Translation } from '../../../i18n/textKey.ts';
import { useSession } from '../../../state/useSession.ts';
import { getStateLabel } from '../../../common/applications/stepLabels.ts';
import * as styles from './inbox.css.ts';
import { flagLabels, kindLabels } from './inboxLabels.ts';
import {
  countFilters,
  defaultInboxState,
  filterTypes,
  listKinds,
  type InboxState,
} from './inboxQuery.ts';
import { applicationTypeLabels } from '../../../common/applications/applicationTypeLabels.ts';

/** The props of `InboxFilters`. */
export interface InboxFiltersProps {
  shown: InboxState;
  onShow: (next: InboxState) => void;
}

const listStages = ({ applicationType }: InboxState) =>
  applicationType === undefined
    ? []
    : Object.entries(workflows[applicationType].states)
        .filter(([, { wire }]) => wire !== undefined)
        .map(([state]) => state);

function describeAge(band: AgeBand, { t }: Translation<'officer'>): string {
  const [from = '', to = ''] = band.split('-').map((text) => text && formatCount(Number(text)));
  if (to !== '') return t('inbox.age.band', { from, to });
  return t('inbox.age.over', { n: formatCount(Number.parseInt(band, 10) - 1) });
}

const toText = (value: number | string | undefined) => (value === undefined ? '' : String(value));
const toId = (text: string) => (text === '' ? undefined : Number(text));

/** The places of the officer's own area; none for an officer of one tahasil. */
function PlaceFilter({ shown, onShow }: InboxFiltersProps) {
  const prefix = useId();
  const session = useSession();
  const own = session?.districtCode ?? '';
  const district = own === '' ? toText(shown.districtCode) : own;
  const levels: readonly PlaceLevel[] = own === '' ? ['district', 'tahasil'] : ['tahasil'];
  if (session?.userType === 'T') return null;
  return levels.map((level) => (
    <div key={level}>
      <PlacePicker
        levels={[level]}
        place={{ ...noPlace, district, tahasil: toText(shown.tahasilCode) }}
        onPlace={(place) =>
          onShow({
            ...shown,
            districtCode: own === '' ? toId(place.district) : undefined,
            tahasilCode: toId(place.tahasil),
          })
        }
        idOf={() => `${prefix}${level}`}
        errorOf={() => undefined}
        optionalLabel=""
        isFilter
      />
    </div>
  ));
}

function Choices({ shown, onShow }: InboxFiltersProps) {
  const text = useTranslation(['officer', 'common', 'specification']);
  const { t } = text;
  const { applicationType } = shown;
  const kinds = listKinds(applicationType);
  return (
    <div className={styles.filterGrid}>
      <Select
        label={t('common:application.type')}
        optionalLabel=""
        placeholder={t('inbox.type.all')}
        value={toText(applicationType)}
        options={filterTypes.map((type) => ({
          value: String(type),
          label: t(applicationTypeLabels[type]),
        }))}
        onChange={(value) => {
          const type = filterTypes.find((known) => String(known) === value);
          onShow({ ...shown, applicationType: type, state: undefined, kind: undefined });
        }}
      />
      <Select
        label={t('stage')}
        optionalLabel=""
        isDisabled={applicationType === undefined}
        placeholder={applicationType === undefined ? t('inbox.stage.first') : t('stage.all')}
        value={shown.state ?? ''}
        options={listStages(shown).map((state) => ({
          value: state,
          label: t(`specification:${getStateLabel(state)}`),
        }))}
        onChange={(value) => onShow({ ...shown, state: value === '' ? undefined : value })}
      />
      {kinds.length > 0 && (
        <Select
          label={t('inbox.kind')}
          optionalLabel=""
          placeholder={t('inbox.kind.all')}
          value={shown.kind ?? ''}
          options={kinds.map((kind) => ({ value: kind, label: t(kindLabels[kind]) }))}
          onChange={(value) => onShow({ ...shown, kind: kinds.find((kind) => kind === value) })}
        />
      )}
      <PlaceFilter {...{ shown, onShow }} />
      <Select
        label={t('inbox.age')}
        optionalLabel=""
        placeholder={t('inbox.age.all')}
        value={shown.ageBand ?? ''}
        options={ageBands.map((band) => ({ value: band, label: describeAge(band, text) }))}
        onChange={(value) => onShow({ ...shown, ageBand: ageBands.find((b) => b === value) })}
      />
      <Select
        label={t('inbox.flag')}
        optionalLabel=""
        placeholder={t('inbox.flag.all')}
        value={shown.flag ?? ''}
        options={inboxFlags.map((flag) => ({ value: flag, label: t(flagLabels[flag]) }))}
        onChange={(value) => onShow({ ...shown, flag: inboxFlags.find((f) => f === value) })}
      />
      {countFilters(shown) > 0 && (
        <div>
          <Button kind="quiet" onClick={() => onShow({ ...defaultInboxState, tab: shown.tab })}>
            {t('inbox.filters.clear')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The search of the inbox, and its filters behind a button; every choice starts at the first page. */
export function InboxFilters({ shown, onShow }: InboxFiltersProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const [typed, setTyped] = useState(shown.search);
  const count = countFilters(shown) - (shown.search === '' ? 0 : 1);
  const [isOpen, setOpen] = useState(count > 0);
  const id = useId();
  const show = (next: InboxState) => onShow({ ...next, pageNumber: 1 });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    show({ ...shown, search: typed.trim() });
  };
  return (
    <>
      <form method="post" role="search" className={styles.searchLine} noValidate onSubmit={submit}>
        <div className={styles.searchField}>
          <TextField
            label={t('inbox.search')}
            optionalLabel=""
            type="search"
            maxLength={60}
            value={typed}
            onChange={setTyped}
          />
        </div>
        <Button type="submit" icon={<Icon of={Search} />}>
          {t('search.button')}
        </Button>
        <Button
          kind="secondary"
          icon={<Icon of={ListFilter} />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('inbox.filters.set', { count, n: formatCount(count) })}
        </Button>
      </form>
      <div
        id={id}
        role="group"
        aria-label={t('inbox.filters')}
        hidden={!isOpen}
        className={styles.filterGroup}
      >
        {isOpen && <Choices shown={shown} onShow={show} />}
      </div>
    </>
  );
}
