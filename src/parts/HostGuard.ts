"use client";

import { Component, type ReactNode } from "react";

interface HostGuardProps {
  children: ReactNode;
  /** Rendered after the children have thrown. */
  instead: ReactNode;
}

/**
 * An error boundary around the host's own elements: if they throw, it renders something else.
 *
 * React reports the error as usual.
 */
export class HostGuard extends Component<HostGuardProps, { failed: boolean }> {
  static getDerivedStateFromError = () => ({ failed: true });

  override state = { failed: false };

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
