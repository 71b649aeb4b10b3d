"use client";

import { Component, type ReactNode } from "react";

interface ControlGuardProps {
  children: ReactNode;
  /** What stands in once the children have thrown. */
  instead: ReactNode;
}

/**
 * Draws a control of the host's, and when it throws something else in its place, so that the rest of
 * the form goes on. React reports the error as it does any other.
 */
export class ControlGuard extends Component<ControlGuardProps, { failed: boolean }> {
  static getDerivedStateFromError = () => ({ failed: true });

  override state = { failed: false };

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
