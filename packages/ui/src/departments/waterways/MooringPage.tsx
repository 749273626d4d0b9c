import { Anchor } from 'lucide';
import {
  Alert,
  Button,
  Card,
  Columns,
  Container,
  DateField,
  Form,
  Icon,
  PageHeader,
  Select,
  SiteFooter,
  SiteHeader,
  SkipLink,
  StatTile,
  StatusPatch,
  Table,
  TextField,
  type Column,
  type StatusTone,
} from '../../index.ts';
import * as styles from './Mooring.css.ts';

interface Berth {
  name: string;
  length: string;
  fee: string;
  tone: StatusTone;
  state: string;
}

const berths: readonly Berth[] = [
  { name: 'North quay 4', length: '12 m', fee: '1,800', tone: 'success', state: 'Free' },
  { name: 'North quay 7', length: '18 m', fee: '2,600', tone: 'warning', state: 'Reserved' },
  { name: 'Old lock 2', length: '9 m', fee: '1,200', tone: 'danger', state: 'Closed for repair' },
];

const columns: readonly Column<Berth>[] = [
  { id: 'name', header: 'Berth', renderCell: ({ name }) => name },
  { id: 'length', header: 'Length', align: 'end', renderCell: ({ length }) => length },
  { id: 'fee', header: 'Fee a month', align: 'end', renderCell: ({ fee }) => fee },
  {
    id: 'state',
    header: 'State',
    renderCell: ({ tone, state }) => <StatusPatch tone={tone}>{state}</StatusPatch>,
  },
];

const harbours = ['East basin', 'North quay', 'Old lock'].map((label) => ({ value: label, label }));

function BoatForm() {
  return (
    <Card title="Your boat">
      <Form onSubmit={(event) => event.preventDefault()}>
        <Columns kind="fields">
          <TextField label="Name of the boat" />
          <TextField label="Length" suffix="m" inputMode="decimal" />
          <Select label="Harbour" placeholder="Select a harbour" options={harbours} />
          <DateField label="First day" description="Berths are let from the first of a month." />
        </Columns>
        <div>
          <Button type="submit" kind="primary">
            Ask for a berth
          </Button>
        </div>
      </Form>
    </Card>
  );
}

/** A page of an invented office for waterways: other words, other colours, the same kit. */
export function MooringPage() {
  return (
    <>
      <SkipLink href="#main">Skip to main content</SkipLink>
      <SiteHeader
        brand={{
          href: '#home',
          name: 'Waterways Office',
          mark: (
            <span className={styles.mark}>
              <Icon of={Anchor} size="medium" />
            </span>
          ),
        }}
        navigation={[
          { label: 'Berths', href: '#berths', isCurrent: true },
          { label: 'Locks', href: '#locks' },
          { label: 'Fees', href: '#fees' },
        ]}
      />
      <main id="main" tabIndex={-1}>
        <Container>
          <div className={styles.main}>
            <PageHeader
              title="Ask for a berth"
              lead="You can stay up to twelve months. It takes about five minutes."
            />
            <Alert tone="info" title="Old lock is closed in March">
              Boats in Old lock move to North quay for four weeks.
            </Alert>
            <dl className={styles.figures}>
              <StatTile label="Berths" value="212" context="in three harbours" />
              <StatTile label="Free today" value="31" context="the longest is 24 m" />
              <StatTile label="Answer within" value="3" unit="days" />
            </dl>
            <BoatForm />
            <Card title="Berths near you" isFlush>
              <Table
                caption="Berths near you"
                columns={columns}
                rows={berths}
                keyOf={({ name }) => name}
              />
            </Card>
          </div>
        </Container>
      </main>
      <SiteFooter notes={['Waterways Office', 'A sample']} />
    </>
  );
}
