import {
  Accordion,
  Button,
  ButtonGroup,
  Card,
  CardBody,
  CardFooter,
  CardGroup,
  CardHeader,
  Header as Bar,
  Modal,
  ModalFooter,
  ModalHeading,
  ModalToggleButton,
  Pagination,
  PrimaryNav,
  Tag,
  Title,
  type ModalRef,
} from '@trussworks/react-uswds';
import { useRef, useState, type ReactNode } from 'react';
import { brand, links, pageCount, questions, tenders, words } from '../../page/data.ts';
import { sizes, useTextSize } from '../../page/useTextSize.ts';

// The kit has no tabs: the hand-written ones with its buttons are used.
export { Topics } from './Topics.tsx';

export const Root = ({ children }: { children: ReactNode }) => children;

export function Header() {
  const { size, change } = useTextSize();
  const items = links.map((link, index) => (
    <a
      key={link}
      href={`#${link}`}
      className={index === 0 ? 'usa-nav__link usa-current' : 'usa-nav__link'}
      aria-current={index === 0 ? 'page' : undefined}
    >
      <span>{link}</span>
    </a>
  ));
  return (
    <Bar basic>
      <div className="usa-nav-container">
        <div className="usa-navbar">
          <Title>{brand}</Title>
        </div>
        <PrimaryNav items={items} aria-label={words.navigation} />
        <div role="group" aria-label={words.textSize} className="r-row">
          <Button type="button" outline aria-label={words.smaller} onClick={() => change(size - 1)}>
            A−
          </Button>
          <Button
            type="button"
            outline
            aria-label={words.normal}
            onClick={() => change(sizes.start)}
          >
            A
          </Button>
          <Button type="button" outline aria-label={words.larger} onClick={() => change(size + 1)}>
            A+
          </Button>
        </div>
      </div>
    </Bar>
  );
}

const items = questions.map(({ id, title, answer }) => ({
  id,
  title,
  content: <p>{answer}</p>,
  expanded: false,
  headingLevel: 'h3' as const,
}));

export function Questions() {
  return <Accordion multiselectable items={items} />;
}

export function Confirm() {
  const modal = useRef<ModalRef>(null);
  return (
    <>
      <ModalToggleButton id="open-dialog" modalRef={modal} opener outline>
        {words.open}
      </ModalToggleButton>
      <Modal ref={modal} id="dialog" aria-labelledby="dialog-title" aria-describedby="dialog-text">
        <ModalHeading id="dialog-title">{words.confirmTitle}</ModalHeading>
        <p id="dialog-text">{words.confirmText}</p>
        <ModalFooter>
          <ButtonGroup>
            <ModalToggleButton id="dialog-cancel" modalRef={modal} closer outline>
              {words.cancel}
            </ModalToggleButton>
            <ModalToggleButton modalRef={modal} closer>
              {words.confirm}
            </ModalToggleButton>
          </ButtonGroup>
        </ModalFooter>
      </Modal>
    </>
  );
}

export function Tenders() {
  return (
    <CardGroup>
      {tenders.map(({ number, title, status, facts }) => (
        <Card key={number} gridLayout={{ tablet: { col: 4 } }}>
          <CardHeader>
            <h3 className="usa-card__heading">{title}</h3>
          </CardHeader>
          <CardBody>
            <Tag>{status}</Tag> <span>{number}</span>
            <dl className="r-facts">
              {facts.map(([term, value]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </CardBody>
          <CardFooter>
            <Button type="button" outline aria-label={`${words.view} ${number}`}>
              {words.view}
            </Button>
            <Button type="button" outline aria-label={`${words.download} ${number}`}>
              {words.download}
            </Button>
          </CardFooter>
        </Card>
      ))}
    </CardGroup>
  );
}

export function Pages() {
  const [current, setCurrent] = useState(1);
  return (
    <Pagination
      pathname="#"
      aria-label={words.pages}
      totalPages={pageCount}
      currentPage={current}
      maxSlots={7}
      onClickNext={() => setCurrent(current + 1)}
      onClickPrevious={() => setCurrent(current - 1)}
      onClickPageNumber={(_event, page) => setCurrent(page)}
    />
  );
}
