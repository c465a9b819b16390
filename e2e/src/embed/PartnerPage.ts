import type { Frame, Page } from '@playwright/test';
import { embedPaths } from '@incasso/contract/embed/embedNames';
import { awaitHydration } from '../awaitHydration';
import { IntakePage } from '../IntakePage';
import { localCloudAddresses } from '../localCloudAddresses';
import { sharedPort } from '../sharedPort';
import { patientExpect as expect } from '../test';

const { partner } = localCloudAddresses(sharedPort);

/** A page of the partner's site, with the intake in frames. */
export class PartnerPage {
  constructor(readonly page: Page) {}

  async open(name: string, origin = partner): Promise<void> {
    await this.page.goto(`${origin}/${name}`);
  }

  /** Asks for the intake in a page with the partner's own React application. */
  async askInReact(): Promise<void> {
    await this.page.getByRole('button', { name: 'Laat deze facturen invorderen' }).click();
  }

  /**
   * Opens a page and the intake in it, in a frame or in the partner's own React application, once it answers to the
   * visitor.
   */
  async openIntake(name: string): Promise<IntakePage<Page | Frame>> {
    await this.open(name);
    if (!name.startsWith('react')) return this.intake();
    await this.askInReact();
    const intake = new IntakePage(this.page);
    await intake.field('Bedrijfsnaam').waitFor();
    return intake;
  }

  /** The frames that show the intake, in the order of their places. Selectors do not reach into the elements. */
  frames(): Frame[] {
    const place = (frame: Frame) => Number(new URL(frame.url(), partner).searchParams.get('place'));
    return this.page
      .frames()
      .filter((frame) => new URL(frame.url(), partner).pathname === embedPaths.frame)
      .sort((one, other) => place(one) - place(other));
  }

  async frame(place = 1): Promise<Frame> {
    await expect.poll(() => this.frames().length).toBeGreaterThanOrEqual(place);
    const frame = this.frames()[place - 1];
    if (frame === undefined) throw new Error('The frame went away.');
    return frame;
  }

  /** The intake in a frame, once it answers to the visitor. */
  async intake(place = 1): Promise<IntakePage<Frame>> {
    const frame = await this.frame(place);
    await awaitHydration(frame, 'main form');
    return new IntakePage(frame);
  }

  /** Where a frame is on the screen. */
  async box(frame: Frame): Promise<{ x: number; y: number; width: number; height: number }> {
    const box = await (await frame.frameElement()).boundingBox();
    if (box === null) throw new Error('The frame is not shown.');
    return box;
  }
}
